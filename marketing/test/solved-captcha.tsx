import type { CaptchaProps } from '../src/submission/captcha.ts';

// Replaces the captcha in the forms that are imported after this file.
jest.mock('../src/submission/Captcha.tsx', () => ({ Captcha: SolvedCaptcha }));

let tokens = 0;

/** Renders a captcha that is solved by pressing a button, with a new token each time, and that can expire. */
function SolvedCaptcha({ form, onTokenChange }: CaptchaProps) {
  const handleSolve = () => {
    tokens += 1;
    onTokenChange(`${form}-token-${tokens}`);
  };
  return (
    <>
      <button type="button" onClick={handleSolve}>
        Solve
      </button>
      <button type="button" onClick={() => onTokenChange(undefined)}>
        Expire
      </button>
    </>
  );
}
