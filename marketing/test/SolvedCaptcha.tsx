import type { CaptchaProps } from '../src/submission/captcha.ts';

let tokens = 0;

/** Renders a captcha that is solved by pressing a button, with a new token each time, and that can expire. */
export function SolvedCaptcha({ form, onTokenChange }: CaptchaProps) {
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
