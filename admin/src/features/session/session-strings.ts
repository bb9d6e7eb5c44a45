import { failureStrings } from '../../language/failure-strings.ts';

const en = {
  adminLogin: 'Admin Login',
  dashboardLogin: 'Dashboard Login',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  loggedIn: 'Logged in successfully',
  checkFailed: 'Authentication failed after login',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  logout: 'Logout',
  loginFailed: 'Login failed',
  codeHint: 'Enter the six digits that your authenticator app shows, or one of your recovery codes.',
  code: 'Code',
  codeRequired: 'Code is required',
  verify: 'Verify',
  verifying: 'Verifying...',
  back: 'Start over',
  tooLate: 'That took too long. Please enter your password again.',
  notEnded: 'You are still signed in. Please try again.',
  againTitle: 'Your session has ended',
  againHint: 'Sign in again to continue where you left off. Nothing on this page is lost.',
  noSession: 'Session not established',
  noSessionHint: 'Your browser may block cookies. Allow them for this site, then sign in again.',
  /** Translations of messages that the server sends only in English. Untranslated messages are shown as sent. */
  refusals: {} as {
    credentials?: string;
    code?: string;
    codesRefused?: (seconds: number) => string;
    tooMany?: (seconds: number | undefined) => string;
    other?: string;
  },
};

const ja: typeof en = {
  adminLogin: '管理者ログイン',
  dashboardLogin: 'ダッシュボードのログイン',
  usernameRequired: 'ユーザー名を入力してください',
  passwordRequired: 'パスワードを入力してください',
  loggedIn: 'ログインしました',
  checkFailed: 'ログイン後の確認に失敗しました',
  username: 'ユーザー名',
  password: 'パスワード',
  login: 'ログイン',
  loggingIn: 'ログインしています…',
  logout: 'ログアウト',
  loginFailed: 'ログインできませんでした',
  codeHint: '認証アプリに表示される6桁の数字、またはリカバリーコードを入力してください。',
  code: 'コード',
  codeRequired: 'コードを入力してください',
  verify: '確認',
  verifying: '確認しています…',
  back: '最初からやり直す',
  tooLate: '時間切れになりました。もう一度パスワードを入力してください。',
  notEnded: 'ログアウトできませんでした。もう一度お試しください。',
  againTitle: 'セッションが終了しました',
  againHint: 'もう一度ログインすると、このまま作業を続けられます。画面の内容は失われません。',
  noSession: 'セッションを開始できませんでした',
  noSessionHint:
    'ブラウザーがCookieをブロックしている可能性があります。このサイトのCookieを許可して、もう一度ログインしてください。',
  refusals: {
    credentials: 'ユーザー名またはパスワードが正しくありません',
    code: 'コードが正しくありません',
    codesRefused: failureStrings.ja.codesRefused,
    tooMany: failureStrings.ja.tooMany,
    other: 'ログインできませんでした。もう一度お試しください。',
  },
};

export type SessionStrings = typeof en;

export const sessionStrings = { en, ja };
