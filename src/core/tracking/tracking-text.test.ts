import { readTrackingCookie, readTrackingText, withoutTracking, writeTrackingCookie } from './tracking-text';

describe('tracking values as text', () => {
  it('TRK-05 reads the eight names and nothing else', () => {
    const query =
      '?utm_source=a&utm_campaign=b&utm_medium=c&utm_term=d&utm_content=e&gad_source=f&gclid=g&dclid=h&email=guest@example.com&fbclid=x';
    expect(readTrackingText(query)).toEqual({
      utm_source: 'a',
      utm_campaign: 'b',
      utm_medium: 'c',
      utm_term: 'd',
      utm_content: 'e',
      gad_source: 'f',
      gclid: 'g',
      dclid: 'h',
    });
  });

  it.each([
    ['nothing', '?utm_source='],
    ['201 letters', `?utm_source=${'x'.repeat(201)}`],
    ['a line break', '?utm_source=a%0D%0Ab'],
  ])('TRK-05 leaves out a value with %s', (_what, query) => {
    expect(readTrackingText(`${query}&gclid=kept`)).toEqual({ gclid: 'kept' });
  });

  it('TRK-05 reads a value of 200 letters', () => {
    expect(readTrackingText(`?gclid=${'x'.repeat(200)}`).gclid).toHaveLength(200);
  });

  it.each([
    ['?id=ON1-CYC-270412-007&suiteId=SV,SVM', '?id=ON1-CYC-270412-007&suiteId=SV,SVM'],
    ['?utm_source=a&id=7&gclid=b', '?id=7'],
    ['?dclid=b', ''],
    ['', ''],
  ])('H14 takes the eight values out of %s', (search, left) => {
    expect(withoutTracking(search)).toBe(left);
  });

  it('TRK-05 TRK-08 reads what it wrote into the cookie, letters of every kind', () => {
    const tracking = { utm_source: 'spring & summer; 50%', utm_term: 'Ägäis=“sea”' };
    expect(readTrackingCookie(writeTrackingCookie(tracking))).toEqual(tracking);
    expect(writeTrackingCookie(tracking)).not.toMatch(/[;,=&\s"]/);
  });

  it('TRK-08 keeps the cookie small, and the first names in it', () => {
    const long = 'ä'.repeat(150);
    const cookie = writeTrackingCookie({ utm_source: 'letter', utm_campaign: long, utm_medium: long, gclid: 'kept' });
    expect(cookie.length).toBeLessThanOrEqual(2_000);
    expect(readTrackingCookie(cookie)).toEqual({ utm_source: 'letter', utm_campaign: long, gclid: 'kept' });
  });

  it('TRK-08 fills the cookie to its last letter', () => {
    const write = (last: number) => writeTrackingCookie({ utm_source: 'x'.repeat(1_800), gclid: 'y'.repeat(last) });
    const rest = 2_000 - write(1).length + 1;
    expect([write(rest).length, readTrackingCookie(write(rest)).gclid]).toEqual([2_000, 'y'.repeat(rest)]);
    expect(readTrackingCookie(write(rest + 1))).toEqual({});
    expect(write(rest + 1)).not.toContain('gclid');
  });

  it('TRK-08 reads nothing from a cookie that nobody of us wrote', () => {
    expect(readTrackingCookie('%E0%A4%A')).toEqual({});
  });
});
