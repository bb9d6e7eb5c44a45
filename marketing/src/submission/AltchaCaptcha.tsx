import { Checkbox } from '@suite/ui/Checkbox';
import { useEffect, useRef, useState } from 'react';
import { CaptchaBox, CaptchaState } from './CaptchaBox.tsx';
import type { CaptchaProps } from './captcha.ts';
import { failureStrings } from './failure-strings.ts';
import { loadPart } from './load-part.ts';
import { ReachUs } from './ReachUs.tsx';

type Stage = 'idle' | 'working' | 'solved' | 'expired' | 'failed';

const statusTexts: Record<Stage, string> = {
  idle: '',
  working: 'Verifying... This takes a moment.',
  solved: 'Verified.',
  expired: 'The verification has expired. Please tick the box again.',
  failed: 'The verification did not work. Please check your connection and tick the box again.',
};

/** Messages while our captcha replaces an unavailable provider. Its proof of work is ten times as long in this case. */
const fallbackStatusTexts: Record<Stage, string> = {
  ...statusTexts,
  idle: 'The verification service can’t be reached. Tick the box, and your browser will do the check itself.',
  working: 'Verifying... This can take a minute.',
};

const loadSolver = () =>
  import(/* webpackChunkName: "captcha" */ './solve-captcha.ts').then((module) => module.solveCaptcha);

/** Starts the proof of work when the visitor ticks the box, and stops it when the widget is removed. */
function useCaptcha({ form, onTokenChange }: Pick<CaptchaProps, 'form' | 'onTokenChange'>) {
  const [stage, setStage] = useState<Stage>('idle');
  const running = useRef<{ stop(): void }>(undefined);
  useEffect(() => () => running.current?.stop(), []);

  const stop = (next: Stage) => {
    running.current?.stop();
    setStage(next);
    onTokenChange(undefined);
  };

  const start = async () => {
    const controller = new AbortController();
    let expiry: ReturnType<typeof setTimeout> | undefined;
    running.current = {
      stop: () => {
        controller.abort();
        clearTimeout(expiry);
      },
    };
    setStage('working');
    try {
      const solveCaptcha = await loadPart('captcha', loadSolver);
      const solved = await solveCaptcha(form, controller.signal);
      expiry = setTimeout(() => stop('expired'), solved.expiresIn);
      setStage('solved');
      onTokenChange(solved.token);
    } catch {
      if (!controller.signal.aborted) stop('failed');
    }
  };

  return { stage, start, stop };
}

/** Renders ALTCHA's proof of work as one checkbox: no third party, no puzzle, no request before the tick. */
export function AltchaCaptcha({ isProviderDown, ...props }: CaptchaProps) {
  const { stage, start, stop } = useCaptcha(props);
  const box = useRef<HTMLDivElement>(null);
  // The box may be ticked before hydration, or by a browser that restores the form on reload.
  useEffect(() => {
    if (box.current?.querySelector(':checked')) void start();
  }, []);
  const isTicked = stage === 'working' || stage === 'solved';
  return (
    <CaptchaBox ref={box}>
      <Checkbox
        label="I am not a robot"
        checked={isTicked}
        aria-describedby="captcha-state"
        onChange={() => (isTicked ? stop('idle') : void start())}
      />
      <CaptchaState id="captcha-state" role="status" $isProblem={stage === 'expired' || stage === 'failed'}>
        {(isProviderDown ? fallbackStatusTexts : statusTexts)[stage]}
        {stage === 'failed' && <ReachUs strings={failureStrings.en.reach} />}
      </CaptchaState>
    </CaptchaBox>
  );
}
