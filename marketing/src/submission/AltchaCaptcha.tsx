import { site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import { Checkbox } from '@suite/ui/Checkbox';
import { token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CaptchaProps } from './captcha.ts';

type Stage = 'idle' | 'working' | 'solved' | 'expired' | 'failed';

const said: Record<Stage, string> = {
  idle: '',
  working: 'Verifying, this takes a moment...',
  solved: 'Verified.',
  expired: 'The verification has expired. Please tick the box again.',
  failed: 'The verification did not work. Please check your connection and tick the box again.',
};

const loadSolver = () =>
  import(/* webpackChunkName: "captcha" */ './solve-captcha.ts').then((module) => module.solveCaptcha);

/** Starts the proof of work on the visitor's tick; what runs is ended with the widget. */
function useCaptcha({ form, onTokenChange }: CaptchaProps) {
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
      const solveCaptcha = await loadSolver();
      const solved = await solveCaptcha(form, controller.signal);
      expiry = setTimeout(() => stop('expired'), solved.expiresAt - Date.now());
      setStage('solved');
      onTokenChange(solved.token);
    } catch {
      if (!controller.signal.aborted) stop('failed');
    }
  };

  return { stage, start, stop };
}

/** ALTCHA's proof of work behind one box to tick: no third party, no puzzle, nothing before the tick. */
export function AltchaCaptcha(props: CaptchaProps) {
  const { stage, start, stop } = useCaptcha(props);
  const [isPossible, setPossible] = useState(true);
  // The browser's cryptography is missing on plain http under a host name; the server can't know that.
  useEffect(() => setPossible(Boolean(globalThis.crypto?.subtle)), []);
  if (!isPossible) return <NoCaptcha />;
  const isTicked = stage === 'working' || stage === 'solved';
  return (
    <Box>
      <Checkbox
        label="I am not a robot"
        checked={isTicked}
        aria-describedby="captcha-state"
        onChange={() => (isTicked ? stop('idle') : void start())}
      />
      <State id="captcha-state" role="status" $isProblem={stage === 'expired' || stage === 'failed'}>
        {said[stage]}
      </State>
    </Box>
  );
}

/** The way on where a browser can't do the verification. */
function NoCaptcha() {
  const phone = site.offices.flatMap((office) => office.phones)[0];
  return (
    <Box role="note">
      <p>
        This connection is not secure, so your browser can't verify the form.
        {phone && (
          <>
            {' '}
            Please call <a href={telephoneUrl(phone)}>{phone}</a>
            {site.email ? ' or ' : '.'}
          </>
        )}
        {site.email && (
          <>
            {phone ? 'write to ' : ' Please write to '}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </>
        )}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 4)};
  min-height: 3.5rem;
  padding: ${token('space', 2)} ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
`;

const State = styled.span<{ $isProblem: boolean }>`
  color: ${({ $isProblem }) => token('color', $isProblem ? 'dangerText' : 'textMuted')};
  font-size: ${token('type', 'small')};
`;
