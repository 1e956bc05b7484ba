import type { Message } from '../../core/messages/message';
import { escapeHtml as esc } from './escape-html';
import { mailFaces as faces, mailPalette } from './mail-palette';
import { mailTexts as texts, whyText } from './mail.texts';

export interface MailLine {
  readonly name: string;
  readonly copyrightName: string;
  readonly address: readonly string[];
}

const { light, dark } = mailPalette;

/** Uses tables and inline styles, because mail clients support little else, and a dark colour scheme where they do. */
export function htmlOf(message: Message, line: MailLine): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${esc(message.subject)}</title>
<style>${schemes}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};-webkit-text-size-adjust:100%">
${preheader(message)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.ground}"><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
${head(line)}
<tr><td class="paper hairline" style="padding:40px 32px 32px;background:${light.paper};border:1px solid ${light.hairline}">
${body(message)}
</td></tr>
${foot(message, line)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const head = ({ name }: MailLine) => `<tr><td align="center" style="padding:0 0 24px">
<p class="ink" style="margin:0;font:400 26px/32px ${faces.display};letter-spacing:0.04em;color:${light.ink}">${esc(name)}</p>
</td></tr>`;

const body = ({ subject, code, paragraphs, action }: Message) =>
  [
    `<h1 class="ink" style="margin:0 0 20px;font:400 30px/36px ${faces.display};color:${light.ink}">${esc(subject)}</h1>`,
    ...(code === undefined ? [] : [codeOf(code)]),
    ...paragraphs.map(
      (paragraph) =>
        `<p class="ink" style="margin:0 0 16px;font:400 16px/26px ${faces.text};color:${light.ink}">${esc(paragraph)}</p>`,
    ),
    ...(action === undefined ? [] : [actionOf(action)]),
  ].join('\n');

/** There are no gaps between the digits, so that a double click or a long press selects all six. */
const codeOf = (code: string) =>
  `<p class="ink hairline" style="margin:0 0 28px;padding:0 0 20px;border-bottom:1px solid ${light.hairline};font:600 40px/48px ${faces.text};font-variant-numeric:tabular-nums;letter-spacing:0.16em;color:${light.ink};-webkit-user-select:all;user-select:all">${esc(code)}</p>`;

const actionOf = ({
  label,
  url,
}: NonNullable<
  Message['action']
>) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 24px"><tr><td class="brass" align="center" style="background:${light.brass}">
<a class="on-brass" href="${esc(url)}" style="display:inline-block;padding:14px 28px;font:500 16px/20px ${faces.text};color:${light.onBrass};text-decoration:none">${esc(label)}</a>
</td></tr></table>
<p class="ink-soft" style="margin:0;font:400 14px/22px ${faces.text};color:${light.inkSoft}">${texts.linkFallback}<br><a class="ink-soft" href="${esc(url)}" style="color:${light.inkSoft};word-break:break-all">${esc(url)}</a></p>`;

const foot = (message: Message, { copyrightName, address }: MailLine) => `<tr><td style="padding:24px 32px 0">
<p class="ink-soft" style="margin:0 0 12px;font:400 14px/22px ${faces.text};color:${light.inkSoft}">${whyText(message)}</p>
<p class="ink-soft" style="margin:0;font:400 14px/22px ${faces.text};color:${light.inkSoft}">${[copyrightName, ...address].map(esc).join('<br>')}</p>
</td></tr>`;

/** A mail client's list shows it after the subject. The blanks keep the beginning of the mail out of the preview. */
const preheader = ({ short }: Message) =>
  `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground}">${esc(short)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const schemes = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important; }
  .paper { background: ${dark.paper} !important; }
  .hairline { border-color: ${dark.hairline} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink-soft { color: ${dark.inkSoft} !important; }
  .brass { background: ${dark.brass} !important; }
  .on-brass { color: ${dark.onBrass} !important; }
}
`;
