import { asSentences, plainText } from './plain-text';

it('ROU-31 closes headlines and short parts, so that a result reads as sentences', () => {
  const text = plainText(
    '<p>A <em>master</em> inlays bone.</p><h2>Water, cedar, wax</h2><p>The <a href="/x">weir</a>, on the Darro &amp; still works.</p>',
  );
  expect(text).toBe('A master inlays bone. Water, cedar, wax. The weir, on the Darro & still works.');
  expect(asSentences(['A private hour in a studio', text, '', ' Who is asked? ', 'Art'])).toBe(
    `A private hour in a studio. ${text} Who is asked? Art.`,
  );
});
