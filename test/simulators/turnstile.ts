import { framePage, type SiteverifyDialect, SiteverifySimulator } from './siteverify-simulator';

export const turnstileSecret = '0x4AAAAAAA-simulated-secret';
export const turnstileSiteKey = '0x4AAAAAAA-simulated-key';

/** Cloudflare Turnstile as it behaves on the wire and in a page. */
const dialect: SiteverifyDialect = {
  path: '/turnstile/v0/siteverify',
  secret: turnstileSecret,
  lifeMs: 300_000,
  knowsRetries: true,
  takesJson: true,
  accepted: ({ action, hostname }, challenge_ts) => ({
    success: true,
    challenge_ts,
    hostname,
    'error-codes': [],
    action,
    cdata: '',
    metadata: { interactive: false },
  }),
  refused: (codes) => ({ success: false, 'error-codes': codes, messages: [] }),
  serve: ({ url, origin, issue, isInteractive }) => {
    if (url.pathname === '/turnstile/v0/api.js')
      return { type: 'text/javascript', body: script(origin, isInteractive) };
    if (url.pathname !== '/turnstile/v0/frame') return undefined;
    const read = (name: string) => url.searchParams.get(name) ?? '';
    return framePage({ token: issue({ action: read('action'), hostname: read('hostname') }), isInteractive });
  },
};

export const createTurnstile = () => new SiteverifySimulator(dialect);

/** `window.turnstile` with what a page uses of it: a frame in the page's own element, callbacks, reset and remove. */
const script = (origin: string, isInteractive: boolean) => `(() => {
  const widgets = new Map();
  let count = 0;
  const run = (id) => {
    const { element, options } = widgets.get(id);
    if (!/^[\\w-]{0,32}$/.test(options.action ?? '')) throw new Error('[Cloudflare Turnstile] Invalid input for optional parameter "action"');
    element.replaceChildren();
    const frame = document.createElement('iframe');
    frame.title = 'Widget containing a Cloudflare security challenge';
    if (!${isInteractive}) frame.hidden = true;
    [frame.width, frame.height] = options.size === 'compact' ? [150, 140] : ['100%', 65];
    frame.src = '${origin}/turnstile/v0/frame?' + new URLSearchParams({ action: options.action ?? '', hostname: location.hostname, sitekey: options.sitekey });
    const listen = (event) => {
      if (event.source !== frame.contentWindow || !event.data.simulator) return;
      removeEventListener('message', listen);
      options['after-interactive-callback']?.();
      options.callback(event.data.token);
    };
    addEventListener('message', listen);
    element.append(frame);
    if (${isInteractive}) options['before-interactive-callback']?.();
  };
  window.turnstile = {
    render(element, options) {
      const id = 'cf-chl-widget-' + (count += 1);
      widgets.set(id, { element, options });
      run(id);
      return id;
    },
    reset: run,
    remove: (id) => { widgets.get(id)?.element.replaceChildren(); widgets.delete(id); },
  };
})();`;
