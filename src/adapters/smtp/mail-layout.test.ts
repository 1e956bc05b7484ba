import { readFileSync } from 'node:fs';
import { aCodeMessage, aSecurityMessage } from '../../../test/builders/a-message';
import { htmlOf } from './mail-layout';
import { mailPalette } from './mail-palette';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

const line = {
  name: 'Ondine & Daughters',
  copyrightName: 'Ondine Yachts Limited',
  address: ['14 Cable Row', 'Miami, FL 33101'],
};
const code = htmlOf(aCodeMessage(), line);
const notice = htmlOf(aSecurityMessage(), line);

describe('a mail', () => {
  it('contains no address but its action’s: no picture, no script, no style sheet, nothing that reports when it is read', () => {
    const addresses = (html: string) => [...new Set(html.match(/(?:https?:)?\/\/[^\s"'<>)]+/g))];
    expect(addresses(code)).toEqual([]);
    expect(addresses(notice)).toEqual(['https://ondine.example/my-profile/settings/sessions?from=mail&amp;a=1']);
    for (const html of [code, notice])
      expect(html).not.toMatch(
        /<(img|script|link|iframe|object|form|input|video|svg)\b|url\(|@import|@font-face|\son\w+=|(?:src|background)="/i,
      );
  });

  it('AUT-01 shows the code as one word, says it where lists of mails look, and takes no number for a telephone', () => {
    expect(textsIn(code, 'p[style*="user-select:all"]')).toEqual(['012345']);
    expect(textsIn(code, 'div[aria-hidden="true"][style^="display:none"]').join()).toMatch(
      /^012345 is your Ondine Yachts sign-in code\./,
    );
    expect(attributesIn(code, 'meta[name="format-detection"]', 'content')).toEqual([
      'telephone=no, date=no, address=no, email=no, url=no',
    ]);
    expect(notice.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/>[^<]*\b\d{6}\b[^<]*</);
  });

  it('says who writes, why, and from where', () => {
    for (const html of [code, notice]) {
      expect(textsIn(html, 'p')).toContain('Ondine & Daughters');
      expect(html).toContain('Ondine Yachts Limited<br>14 Cable Row<br>Miami, FL 33101');
    }
    expect(code).toContain('somebody asked for a code with this email address');
    expect(notice).toContain('concerns the safety of your account');
  });

  it('C14 writes whatever a message holds as text', () => {
    const nasty = `"><img src=x onerror=alert(1)>'&`;
    const html = htmlOf(
      aSecurityMessage({
        subject: nasty,
        short: nasty,
        paragraphs: [nasty],
        action: { label: nasty, url: `https://ondine.example/?a="${nasty}` },
      }),
      line,
    );
    expect(parseHtml(html).querySelector('img')).toBeNull();
    expect(html.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;&#39;&amp;/g)).toHaveLength(8);
  });

  it('reads itself out as text: its tables are for the eye, its language is known', () => {
    for (const html of [code, notice]) {
      expect(html).toMatch(/^<!DOCTYPE html>\n/);
      expect(attributesIn(html, 'html', 'lang')).toEqual(['en']);
      const roles = attributesIn(html, 'table', 'role');
      expect(roles.length).toBeGreaterThan(1);
      expect(new Set(roles)).toEqual(new Set(['presentation']));
      expect(parseHtml(html).querySelectorAll('h1')).toHaveLength(1);
    }
  });
});

describe('the colours of a mail', () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(Object.entries(mailPalette))(
    'are easy to read in the %s scheme: 7 to 1 for text, 4.5 to 1 for the button',
    (_name, scheme) => {
      for (const ground of [scheme.ground, scheme.paper]) {
        expect(contrast(scheme.ink, ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(scheme.inkSoft, ground)).toBeGreaterThanOrEqual(7);
      }
      expect(contrast(scheme.onBrass, scheme.brass)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.brass, scheme.paper)).toBeGreaterThanOrEqual(3);
    },
  );

  it('are those of the site’s style sheet', () => {
    const tokens = readFileSync('assets/styles/_tokens.scss', 'utf8');
    const own = Object.values(mailPalette).flatMap((scheme) => Object.values<string>(scheme));
    expect(own.filter((colour) => !tokens.includes(colour))).toEqual([]);
    expect((code + notice).match(/#[0-9a-f]{6}\b/g)?.filter((colour) => !own.includes(colour))).toEqual([]);
  });

  it('change with the scheme: whatever has a colour of the light one has a class for the dark one', () => {
    const coloured = parseHtml(notice)
      .querySelectorAll('[style]:not(div)')
      .filter((part) => /(?:color|background):#/.test(part.getAttribute('style') ?? ''));
    expect(coloured.length).toBeGreaterThan(8);
    const classes = ['ground', 'paper hairline', 'ink', 'ink-soft', 'ink hairline', 'brass', 'on-brass'];
    expect(coloured.filter((part) => !classes.includes(part.classNames)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
