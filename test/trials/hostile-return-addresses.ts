/** Hosts and schemes that are not ours, in the shapes that have fooled sites before. */
const hosts = ['evil.example', 'evil.example:443', 'localhost.evil.example', 'evil.example.', 'xn--evl-ema.example', '3232235521', '0x7f.1', '[::ffff:1.2.3.4]', 'user:pw@evil.example', 'localhost@evil.example', 'localhost%40evil.example', 'evil。example'];
const openings = [
  (host: string) => `https://${host}/`,
  (host: string) => `http://${host}/my-profile`,
  (host: string) => `//${host}`,
  (host: string) => `///${host}/`,
  (host: string) => `////${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `/\n/${host}`,
  (host: string) => `/\r\n//${host}`,
  (host: string) => ` //${host}`,
  (host: string) => `\u0000//${host}`,
  (host: string) => `/.//${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `/a/..//${host}`,
  (host: string) => `/%2e%2e//${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `https:\\\\${host}`,
  (host: string) => `HTTPS://${host}`,
  (host: string) => `hTtP:////${host}`,
  (host: string) => `/%5c${host}`,
  (host: string) => `/%09/${host}`,
  (host: string) => `/%0d%0aLocation:%20https://${host}`,
  (host: string) => `/\u2028//${host}`,
  (host: string) => `／／${host}`,
  (host: string) => `ftp://${host}/`,
  (host: string) => `blob:https://${host}/1`,
  (host: string) => `//${host}/%2f..`,
];

const scripts = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)',
  'javascript://localhost/%0aalert(1)', 'javascript:/*--></title></style>alert(1)', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)', 'view-source:https://evil.example', 'filesystem:https://evil.example/x', 'file:///etc/passwd', 'about:blank', 'mailto:evil@evil.example',
  'intent://evil.example#Intent;end', 'ws://evil.example', 'chrome://settings', 'x'.repeat(3_000), `/${'a/'.repeat(1_100)}`, '%2f%2fevil.example', '%68ttps://evil.example', '?//evil.example', '#//evil.example',
  'https://evil.example?localhost', 'https://evil.example#localhost', 'https://evil.example\\@localhost', 'https://localhost:3000@evil.example', 'https://localhost%00.evil.example', 'https://localhost\u3002evil.example', 'https://evil.example;localhost',
  '/login?returnUrl=//evil.example', '/api/logout?returnUrl=//evil.example', '/api/logout', '/login', '/LOGIN', '//login', '/login/../..//evil.example', '.evil.example',
];

/** 400 addresses that lead to another site, run a script, or should not be returned to. */
export const hostileReturnAddresses: readonly string[] = [...openings.flatMap((open) => hosts.map((host) => open(host))), ...scripts];
