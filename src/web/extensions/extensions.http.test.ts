import { LineClock } from '../../../test/support/line-clock';
import { filledForm, FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { untilFound } from '../../../test/support/until';
import { attributesIn, jsonLdIn, parseHtml, textsIn } from '../../../test/support/parse-html';
import { readSampleLine } from '../../../test/builders/sample-line';
import { formatMoney } from '../../core/shared/money';

const { extensions, voyages } = readSampleLine();

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

let visitors = 0;
const aVisitor = () => new FormBrowser(server.url, { address: `203.0.113.${(visitors += 1)}` });
const open = (path: string) => aVisitor().open(path);

const clock = new LineClock(() => server.url);

interface CrmLead {
  readonly formId: string;
  readonly lead: { readonly fields: Readonly<Record<string, unknown>> };
}
/** Delivery is a matter of seconds. */
const leadOf = (email: string): Promise<CrmLead> =>
  untilFound(async () => {
    const { leads } = (await (await fetch(`${server.url}/dev/leads.json?details=true&limit=100`)).json()) as {
      leads: readonly CrmLead[];
    };
    return leads.find(({ lead }) => lead.fields['email'] === email);
  });

const inquiryOf = (slug: string) => `/voyage-extensions/inquire?extension=${slug}`;
const message = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Marlow',
  email,
  country_code: 'US',
  phone: '3055550142',
  guests: '2',
  yachtConsent: '1',
});

describe('nights ashore', () => {
  it('ROU-33 lists every extension with its price, when it is, and a heart', async () => {
    const { html, status } = await open('/voyage-extensions');
    expect(status).toBe(200);
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const { slug, priceFrom } of extensions) {
      expect(hrefs).toContain(`/voyage-extensions/${slug}`);
      expect(html).toContain(`${formatMoney(priceFrom)} per guest`);
      expect(html).toContain(`favorite=VOYAGE-EXTENSION%3A${slug}`);
    }
    expect(html).toContain('3 nights before you embark in Málaga');
    expect(html).toContain('3 nights after you leave the yacht in Athens<');
  });

  it.each(extensions.map(({ slug }) => slug))(
    'ROU-32 opens %s day by day, with the sailings that meet it in its months',
    async (slug) => {
      const extension = extensions.find((one) => one.slug === slug);
      const { html, status } = await open(`/voyage-extensions/${slug}`);
      expect(status).toBe(200);
      for (const { title } of extension?.days ?? []) expect(html).toContain(title.replaceAll("'", '&#x27;'));
      expect(attributesIn(html, 'main a', 'href')).toContain(inquiryOf(slug));
      const meets = (voyageSlug: string) => {
        const voyage = voyages.find((one) => one.voyage.slug === voyageSlug)?.voyage;
        return extension?.when === 'before' ? voyage?.days[0]?.portSlug : voyage?.days.at(-1)?.portSlug;
      };
      const sailings = attributesIn(html, 'main a[href^="/voyages/"][href*="?id="]', 'href');
      expect(sailings.length).toBeGreaterThan(0);
      expect(new Set(sailings.map((href) => meets(/^\/voyages\/([^?]+)/.exec(href)?.[1] ?? '')))).toEqual(
        new Set([extension?.portSlug]),
      );
      if (slug === 'three-nights-on-hydra')
        expect(sailings.filter(([, , dates = '']) => /August \d{4}$/.test(dates))).toEqual([]);
    },
  );

  it('ROU-32 describes to search engines the trip and the price that the page shows', async () => {
    const { html } = await open('/voyage-extensions/granada-before-malaga');
    expect(jsonLdIn(html)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'TouristTrip', offers: { lowPrice: '2240.00', priceCurrency: 'USD' } },
    ]);
    expect(html).toContain('$2,240.00 per guest');
  });
});

describe('an inquiry about nights ashore', () => {
  it.each(extensions.map(({ slug, title }) => [slug, title]))(
    'ROU-32 shows what a favourite card about %s links to, and carries it',
    async (slug, title) => {
      const { html, status, headers } = await open(inquiryOf(slug));
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(textsIn(html, 'h2[id="lead-subject-title"]')).toEqual([title]);
      expect(hiddenFields(html)).toMatchObject({ extension: slug, extensionName: title });
      expect(attributesIn(html, 'main form', 'action')).toEqual(['/voyage-extensions/inquire']);
    },
  );

  it.each([
    '/voyage-extensions/inquire',
    '/voyage-extensions/inquire?extension=atlantis',
    '/voyage-extensions/inquire?extension=',
  ])('ROU-32 lets the visitor choose at %s', async (path) => {
    const { html, status } = await open(path);
    expect(status).toBe(200);
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const { slug } of extensions) expect(hrefs).toContain(inquiryOf(slug));
    expect(html.includes('not among ours')).toBe(path.includes('='));
    expect(parseHtml(html).querySelector('main form')).toBeNull();
  });

  it('ROU-32 FRM-32 sends the extension along without script, also after a mistake', async () => {
    const browser = aVisitor();
    const first = await browser.open(inquiryOf('granada-before-malaga'));
    await clock.passReading();
    const wrong = await browser.open('/voyage-extensions/inquire', {
      ...filledForm(first.html),
      ...message('ada@example.com'),
      last_name: '',
    });
    expect(wrong.html).toContain('Please input your last name');
    expect(textsIn(wrong.html, 'h2[id="lead-subject-title"]')).toEqual(['Granada Before Málaga']);
    await clock.passReading();
    const sent = await browser.open('/voyage-extensions/inquire', {
      ...filledForm(wrong.html),
      ...message('ada@example.com'),
    });
    expect([sent.status, sent.location]).toEqual([303, '/thank-you']);
    expect(await leadOf('ada@example.com')).toMatchObject({
      formId: 'voyage-extension',
      lead: {
        fields: {
          extension: 'granada-before-malaga',
          extensionName: 'Granada Before Málaga',
          webUrl: `${server.url}/voyage-extensions/granada-before-malaga`,
          guests: '2',
        },
      },
    });
  });

  it('ROU-32 FRM-32 sends it along by the call as well, under the name that the line gives it', async () => {
    const send = async (email: string, extension: string) =>
      fetch(`${server.url}/api/forms/voyage-extension`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': `203.0.113.${(visitors += 1)}`,
        },
        body: JSON.stringify({
          ...message(email),
          extension,
          extensionName: 'Something else',
          token: await solveBotCheck(server.url, 'voyage-extension'),
        }),
      });
    expect((await send('bea@example.com', 'three-nights-on-hydra')).status).toBe(200);
    expect((await leadOf('bea@example.com')).lead.fields).toMatchObject({
      extension: 'three-nights-on-hydra',
      extensionName: 'Three Nights on Hydra',
    });
    expect((await send('cem@example.com', 'atlantis')).status).toBe(200);
    const { fields } = (await leadOf('cem@example.com')).lead;
    expect([fields['extension'], fields['extensionName']]).toEqual([undefined, undefined]);
  });
});
