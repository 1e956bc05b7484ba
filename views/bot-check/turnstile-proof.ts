import { turnstileAction } from '../../src/core/shared/bot-check-action';
import { ChallengeContainer } from './challenge-container';
import { loadScript } from './load-script';
import { type ProofSource, SolvedAhead } from './proof-source';

interface TurnstileOptions {
  readonly sitekey: string;
  readonly action: string;
  readonly appearance: 'interaction-only';
  readonly size: 'flexible' | 'compact';
  readonly 'response-field': false;
  readonly 'refresh-expired': 'manual';
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => true;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
  readonly 'before-interactive-callback': () => void;
  readonly 'after-interactive-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: { render(container: HTMLElement, options: TurnstileOptions): string; remove(widget: string): void };
  }
}

interface Keys {
  readonly url: string;
  readonly siteKey: string;
}

const silentTimeoutMs = 10_000;
const interactiveTimeoutMs = 120_000;

export function turnstileProof(action: string, { url, siteKey }: Keys): ProofSource {
  const container = new ChallengeContainer();
  let widget: string | undefined;
  const solve = async () => {
    container.open();
    await loadScript(`${url}/turnstile/v0/api.js?render=explicit`);
    return new Promise<string>((resolve, reject) => {
      const { turnstile } = window;
      if (!turnstile) throw new Error('Turnstile is not there');
      const fail = () => reject(new Error('Turnstile gave no proof'));
      let timer = setTimeout(fail, silentTimeoutMs);
      if (widget !== undefined) turnstile.remove(widget);
      widget = turnstile.render(container.box, {
        sitekey: siteKey,
        action: turnstileAction(action),
        appearance: 'interaction-only',
        size: container.isNarrow ? 'compact' : 'flexible',
        'response-field': false,
        'refresh-expired': 'manual',
        callback: resolve,
        'error-callback': () => {
          fail();
          return true;
        },
        'timeout-callback': fail,
        'unsupported-callback': fail,
        'before-interactive-callback': () => {
          clearTimeout(timer);
          timer = setTimeout(fail, interactiveTimeoutMs);
          container.ask();
        },
        'after-interactive-callback': () => container.thank(),
      });
    });
  };
  const ahead = new SolvedAhead(solve);
  return {
    start: () => ahead.start(),
    take: () => {
      container.isAwaited = true;
      return ahead.take().finally(() => (container.isAwaited = false));
    },
  };
}
