import { renderToStaticMarkup } from 'react-dom/server';
import { GuestSelector } from './GuestSelector.widget';
import { parseHtml, textsIn } from '../../test/support/parse-html';

const show = (adults: number, children: number) =>
  renderToStaticMarkup(
    <GuestSelector
      adults={adults}
      children={children}
      action="/reserve-now/A/suite/"
      hiddenFields={[{ name: 'suiteId', value: 'BR-I,SV' }]}
    />,
  );
const button = (html: string, label: string) =>
  parseHtml(html).querySelector(`button[aria-label="${label}"]`)?.attributes;

describe('the guest selector before any script', () => {
  it('SUI-01 submits the next count of the pressed button, with the other count and the suite', () => {
    const html = show(2, 1);
    expect(button(html, 'Add an adult')).toMatchObject({ name: 'guestsAdults', value: '3' });
    expect(button(html, 'Remove a child')).toMatchObject({ name: 'guestsChildren', value: '0' });
    const hidden = parseHtml(html).querySelectorAll('input[type="hidden"]');
    expect(hidden.map((field) => [field.getAttribute('name'), field.getAttribute('value')])).toEqual(
      expect.arrayContaining([
        ['guestsChildren', '1'],
        ['suiteId', 'BR-I,SV'],
      ]),
    );
  });

  it('SUI-04 SUI-05 cannot take away the last adult or a child that is not there', () => {
    const html = show(1, 0);
    expect(button(html, 'Remove an adult')).toHaveProperty('disabled');
    expect(button(html, 'Remove a child')).toHaveProperty('disabled');
    expect(button(html, 'Add an adult')).not.toHaveProperty('disabled');
  });

  it('SUI-07 disables both plus buttons in a full party and says how a larger one books', () => {
    const html = show(4, 2);
    expect(button(html, 'Add an adult')).toHaveProperty('disabled');
    expect(button(html, 'Add a child')).toHaveProperty('disabled');
    expect(html).toContain('For a larger party');
    expect(show(4, 1)).not.toContain('For a larger party');
  });

  it('SUI-07 H53 says it in the words of the line', () => {
    const html = renderToStaticMarkup(
      <GuestSelector adults={6} children={0} action="" hiddenFields={[]} morePassengers="Please call us." />,
    );
    expect(textsIn(html, 'p')).toContain('Please call us.');
    expect(html).not.toContain('For a larger party');
  });
});
