import { renderToStaticMarkup } from 'react-dom/server';
import { parseHtml } from '../../test/support/parse-html';
import type { ConsultantView } from '../profile/consultant-view';
import { GuestContactPanel } from './GuestContactPanel';
import { samplePanel } from './sample-meetings';

const { name, title, monogram, email } = samplePanel.consultant;
const withoutPhone: ConsultantView = { name, title, monogram, email };
const linksOf = (consultant: ConsultantView) =>
  parseHtml(renderToStaticMarkup(<GuestContactPanel {...samplePanel} consultant={consultant} />))
    .querySelectorAll('.contact-panel__ways > li')
    .map((line) => [line.text, line.querySelector('a')?.getAttribute('href')]);

describe('the contact panel of a guest', () => {
  it('PYC-09 CNT-37 CNT-38 links what can be called or written to, and shows the rest as it is', () => {
    expect(linksOf({ ...withoutPhone, phone: '3055550172', email: 'jonas@north-office' })).toEqual([
      ['(305) 555-0172', 'tel:3055550172'],
      ['jonas@north-office', undefined],
      ['Choose a time', '#scheduler'],
      ['Write through our form', '/contact-us?about=meeting'],
    ]);
    expect(linksOf({ ...withoutPhone, phone: 'On request' })[0]).toEqual(['On request', undefined]);
  });

  it('PYC-09 has no line for a telephone that the CRM does not have', () => {
    expect(linksOf(withoutPhone).map(([, href]) => href)).toEqual([
      'mailto:ines.calloway@ondine.example?subject=Our%20conversation',
      '#scheduler',
      '/contact-us?about=meeting',
    ]);
  });
});
