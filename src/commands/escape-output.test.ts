import { escapeOutput } from './escape-output';

describe('escapeOutput', () => {
  it('F10 shows control and direction characters by their numbers', () => {
    expect(escapeOutput('a\u001b]0;pwned\u0007\tb\u009b2J\u202eevil\r\nrow')).toBe(
      'a\\u001b]0;pwned\\u0007\tb\\u009b2J\\u202eevil\\u000d\\u000arow',
    );
  });

  it('F10 lets no cell be calculated, and leaves a sign alone as it is', () => {
    expect(escapeOutput('=HYPERLINK("x")\t+1305\t-2\t@SUM\t-\tplain = text')).toBe(
      "'=HYPERLINK(\"x\")\t'+1305\t'-2\t'@SUM\t-\tplain = text",
    );
  });

  it('F10 leaves JSON what it was', () => {
    const lead = { message: '=1+1 \u001b[2J \u202e \u0085 “ü” 🜂' };
    expect(JSON.parse(escapeOutput(JSON.stringify(lead)))).toEqual(lead);
  });
});
