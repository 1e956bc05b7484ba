import { framePage, type SiteverifyDialect, SiteverifySimulator } from './siteverify-simulator';

export const recaptchaSecret = '6Lc-simulated-secret';
export const recaptchaSiteKey = '6Lc-simulated-key';

/** reCAPTCHA v3 as it behaves on the wire and in a page: a well-formed token is a success, with a score. */
const dialect: SiteverifyDialect = {
  path: '/recaptcha/api/siteverify',
  secret: recaptchaSecret,
  lifeMs: 120_000,
  knowsRetries: false,
  takesJson: false,
  accepted: ({ action, hostname, score }, challenge_ts) => ({ success: true, challenge_ts, hostname, score, action }),
  refused: (codes) => ({ success: false, 'error-codes': codes }),
  serve: ({ url, origin, issue }) => {
    if (url.pathname === '/recaptcha/api.js')
      return { type: 'text/javascript', body: script(origin, url.searchParams.get('render') ?? '') };
    if (url.pathname !== '/recaptcha/api2/anchor') return undefined;
    const read = (name: string) => url.searchParams.get(name) ?? '';
    return framePage({ token: issue({ action: read('action'), hostname: read('hostname') }), isInteractive: false });
  },
};

export const createRecaptcha = () => new SiteverifySimulator(dialect);

/** `window.grecaptcha` with what a page uses of it; an action that Google would not take is refused in its words. */
const script = (origin: string, key: string) => `(() => {
  const execute = (siteKey, { action }) => new Promise((resolve, reject) => {
    if (siteKey !== ${JSON.stringify(key)}) return reject(new Error('Invalid site key or not loaded in api.js: ' + siteKey));
    if (!/^[A-Za-z/_]+$/.test(action)) return reject(new Error("Invalid action name, may only include 'A-Za-z/_'. Do not include user-specific information"));
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'reCAPTCHA';
    frame.src = '${origin}/recaptcha/api2/anchor?' + new URLSearchParams({ action, hostname: location.hostname });
    const listen = (event) => {
      if (event.source !== frame.contentWindow || !event.data.simulator) return;
      removeEventListener('message', listen);
      frame.remove();
      resolve(event.data.token);
    };
    addEventListener('message', listen);
    document.body.append(frame);
  });
  window.grecaptcha = { ready: (then) => setTimeout(then, 0), execute };
})();`;
