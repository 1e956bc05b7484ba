import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import { contentBlocks } from '../gallery/examples';
import { EmailLink } from '../ui/EmailLink';
import { PhoneLink } from '../ui/PhoneLink';
import { Accordion } from './Accordion';
import { CardCarousel } from './CardCarousel';
import { chosenTab } from './chosen-tab';
import { ContactCard } from './ContactCard';
import { ContactUsCard } from './ContactUsCard';
import { ContentCard } from './ContentCard';
import { CountdownCard } from './CountdownCard';
import { DetailCard } from './DetailCard';
import { ExperienceHighlights } from './ExperienceHighlights';
import { HeroCarousel } from './HeroCarousel';
import { NewsCard } from './NewsCard';
import { PrintShare } from './PrintShare';
import { QuoteCard } from './QuoteCard';
import { RelatedArticles } from './RelatedArticles';
import { sampleArticles, sampleNews, sampleExcursionCards, sampleQuestions } from './sample-blocks';
import { SeeMore } from './SeeMore';
import { SidebarCard } from './SidebarCard';
import { TabsBlock } from './TabsBlock';
import { TextCtaCard } from './TextCtaCard';
import { attributesIn, hrefOf, parseHtml, partOf, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const picture = (name: string) => aPictureView(name, `Alt of ${name}`);
const show = (node: ReactNode) => renderToStaticMarkup(node);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const textIn = (node: ReactNode) => textOf(show(node));
const cards = sampleExcursionCards(picture);
const [card = cards[0]] = cards;
if (!card) throw new Error('The samples are empty');

describe('the kinds of blocks', () => {
  it('CNT-01 are all in the gallery, each with an example', () => {
    expect(Object.keys(contentBlocks).sort()).toEqual([
      'Articles',
      'Cards',
      'Carousels',
      'Footers',
      'Forms',
      'Galleries',
      'Heroes',
      'Quote cards',
      'Stats blocks',
      'Tabs',
    ]);
    for (const groups of Object.values(contentBlocks))
      expect(Object.values(groups).flatMap((examples) => Object.values(examples)).length).toBeGreaterThan(0);
  });
});

describe('cards', () => {
  it('CNT-20 shows title, body, image with its words, and a link to the page of its slug', () => {
    const html = show(<ContentCard card={card} favouriteButton={<i>heart</i>} />);
    for (const part of [card.title, card.body, 'Explore', '<i>heart</i>']) expect(html).toContain(part);
    expect(attributesIn(html, 'img', 'alt')).toContain(card.picture?.alt);
    expect(attributesIn(html, 'a', 'href')).toContain(card.href);
  });

  it('CNT-19 gives each card of a carousel the dialog of its detail, and a link to its page without script', () => {
    const html = show(
      <CardCarousel id="days" title="Days" cards={[card, { ...card, slug: 'plain', detail: undefined }]} />,
    );
    expect(parseHtml(html).querySelectorAll('dialog')).toHaveLength(1);
    expect(
      parseHtml(html).querySelector(`[href="${card.href}"][data-opens-dialog="days-${card.slug}"]`),
    ).not.toBeNull();
    const text = textOf(partOf(html, 'dialog'));
    for (const part of [
      card.title,
      card.detail?.subType,
      card.detail?.subTitle,
      'with oil in an unlabeled bottle',
      card.detail?.activityInterest,
      card.detail?.activityLevel,
      'Please note',
      ...(card.detail?.disclaimers ?? []),
    ])
      expect(text).toContain(part);
  });

  it('CNT-17 has its picture, title, body, tags, favourite button, dates and all of its buttons, or only those that are given', () => {
    const full = show(
      <DetailCard
        title="Loft"
        picture={picture('loft')}
        tags={['Two floors']}
        favouriteButton={<i>heart</i>}
        dates={<b>dates</b>}
        reserveHref="/r"
        inquireHref="/i"
        actions={[{ label: 'Decks', href: '/d' }]}
      >
        <p>Body</p>
      </DetailCard>,
    );
    for (const part of ['Loft', 'Body', 'Two floors', '<i>heart</i>', '<b>dates</b>']) expect(full).toContain(part);
    expect(attributesIn(full, 'img', 'alt')).toEqual(['Alt of loft']);
    expect(['Reserve now', 'Inquire now', 'Decks'].map((words) => hrefOf(full, words))).toEqual(['/r', '/i', '/d']);
    expect(
      textIn(
        <DetailCard title="Loft" picture={picture('loft')}>
          <p>Body</p>
        </DetailCard>,
      ),
    ).toBe('Loft Body');
  });

  it('CNT-31 shows at most three related articles with title, address, excerpt, categories and picture; none leaves no heading', () => {
    const [first] = sampleArticles(picture);
    const html = show(<RelatedArticles articles={sampleArticles(picture)} />);
    expect(parseHtml(html).querySelectorAll('article')).toHaveLength(3);
    for (const part of [first?.excerpt, first?.categories[0]]) expect(html).toContain(part);
    expect(hrefOf(html, first?.title ?? '')).toBe(first?.href);
    expect(attributesIn(html, 'img', 'src')).toContain(first?.picture?.src);
    expect(html).toContain('On board, Craft');
    expect(show(<RelatedArticles articles={[]} />)).toBe('');
  });

  it('CNT-31 has news, quote and sidebar cards', () => {
    const news = show(<NewsCard news={sampleNews(picture)} />);
    expect([textsIn(news, 'time'), attributesIn(news, 'time', 'datetime')]).toEqual([
      ['3 November 2026'],
      ['2026-11-03'],
    ]);
    const quoted = show(<QuoteCard quote="Lentils." name="Mateo" role="Chef" />);
    expect(textsIn(quoted, 'blockquote > p, figcaption, figcaption > span')).toEqual(['Lentils.', 'MateoChef', 'Chef']);
    const aside = parseHtml(
      show(
        <SidebarCard title="Sail there" action={{ label: 'See it', href: '/voyages' }}>
          Third day.
        </SidebarCard>,
      ),
    ).querySelector('aside');
    expect(aside?.text).toContain('Third day.');
    expect(aside?.querySelector('[href="/voyages"]')).not.toBeNull();
  });
});

describe('words', () => {
  it('CNT-03 holds each answer in a native details element with an address of its own', () => {
    const html = show(<Accordion items={sampleQuestions} headingLevel="h3" />);
    expect(parseHtml(html).querySelectorAll('details')).toHaveLength(3);
    expect(textsIn(html, 'summary > h3')).toContain('Is there a dress code in the evening?');
    expect(attributesIn(html, 'details [id]', 'id')).toContain('question-dress');
    expect(parseHtml(html).querySelector('details[open]')).toBeNull();
  });

  it('CNT-39 shows six first when nothing else is said, and no button when there are no more', () => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>{index}</p>);
    expect(show(<SeeMore id="list">{items(8)}</SeeMore>).match(/see-more__rest/g)).toHaveLength(2);
    expect(
      show(
        <SeeMore id="list" limit={3}>
          {items(8)}
        </SeeMore>,
      ).match(/see-more__rest/g),
    ).toHaveLength(5);
    expect(textIn(<SeeMore id="list">{items(7)}</SeeMore>)).toContain('See More');
    expect(textIn(<SeeMore id="list">{items(6)}</SeeMore>)).not.toContain('See More');
  });

  it('CNT-37 CNT-38 links what can be called or written to, and leaves the rest as it is', () => {
    const linkOf = (html: string) => [parseHtml(html).text, attributesIn(html, 'a', 'href')];
    expect(linkOf(show(<EmailLink email="o'hara@example.ie" subject="My trip" />))).toEqual([
      "o'hara@example.ie",
      ["mailto:o'hara@example.ie?subject=My%20trip"],
    ]);
    expect(linkOf(show(<EmailLink email="hello@ondine" />))).toEqual(['hello@ondine', []]);
    expect(linkOf(show(<PhoneLink phone="305-555-0142" />))).toEqual(['(305) 555-0142', ['tel:3055550142']]);
    expect(linkOf(show(<PhoneLink phone="+44 20 7946 0123" />))).toEqual(['+44 20 7946 0123', ['tel:+442079460123']]);
    expect(linkOf(show(<PhoneLink phone="On request" />))).toEqual(['On request', []]);
  });
});

describe('people', () => {
  it('CNT-10 has a card for a person and one for the line', () => {
    const person = show(
      <ContactCard
        name="Inês Calloway"
        role="Consultant"
        monogram="IC"
        email="ines@ondine.example"
        phone="3055550117"
      />,
    );
    for (const words of ['Inês Calloway', 'Consultant']) expect(person).toContain(words);
    expect([hrefOf(person, 'ines@ondine.example'), hrefOf(person, '(305) 555-0117')]).toEqual([
      'mailto:ines@ondine.example',
      'tel:3055550117',
    ]);
    const line = show(
      <ContactUsCard
        title="Talk"
        text="We listen."
        phone="+1 305 555 0100"
        email="hello@ondine.example"
        action={{ label: 'Ask', href: '/contact-us' }}
      />,
    );
    for (const words of ['Talk', 'We listen.']) expect(line).toContain(words);
    expect(attributesIn(line, 'a', 'href')).toEqual(
      expect.arrayContaining(['tel:+13055550100', 'mailto:hello@ondine.example', '/contact-us']),
    );
  });

  it.each([
    ['everyone', true, true],
    ['everyone', false, true],
    ['visitors', false, true],
    ['visitors', true, false],
    ['guests', true, true],
    ['guests', false, false],
  ] as const)(
    'CNT-11 ROL-01 ROL-02 shows a card for %s to a signed-in guest (%s): %s',
    (audience, isSignedIn, isShown) => {
      expect(
        show(
          <TextCtaCard
            audience={audience}
            isSignedIn={isSignedIn}
            title="Join"
            text="Text"
            action={{ label: 'Go', href: '/join-us' }}
          />,
        ) !== '',
      ).toBe(isShown);
    },
  );

  it('CNT-09 counts the days without script, says Today, and goes once the day is past', () => {
    const date = plainDate('2027-04-12');
    const on = (days: number) =>
      textIn(<CountdownCard title="Aegean" date={date} today={addDays(date, -days)} timeZone="UTC" />);
    expect(on(141)).toContain('141 days');
    expect(on(1)).toContain('1 day ');
    expect(on(0)).toMatch(/^Today/);
    expect(on(-1)).toBe('');
  });

  it('CNT-07 has a print and a share button, which are not there without script', () => {
    const buttons = parseHtml(show(<PrintShare />));
    expect(buttons.querySelector('[class*="scripted"] [data-control="print"]')).not.toBeNull();
    expect(buttons.querySelector('[data-shares][hidden]')).not.toBeNull();
  });
});

describe('what moves', () => {
  it('CNT-32 gives a slide ten seconds unless it says otherwise', () => {
    const html = show(
      <HeroCarousel
        label="Views"
        slides={[
          { title: 'One', picture: picture('one') },
          { title: 'Two', picture: picture('two'), seconds: 4 },
        ]}
        headingLevel="h1"
      />,
    );
    expect(attributesIn(html, '[data-seconds]', 'data-seconds')).toEqual(['10', '4']);
    expect(parseHtml(html).querySelectorAll('h1')).toHaveLength(1);
    expect(html.match(/data-current/g)).toHaveLength(1);
  });

  it('CNT-32 CNT-33 lays a silent video over the picture of a slide, unless nothing could pause it', () => {
    const sources = [
      { src: '/sea.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
      { src: '/sea.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
    ];
    const moving = { title: 'One', picture: picture('one'), video: sources };
    const html = show(<HeroCarousel label="Views" slides={[moving, { title: 'Two', picture: picture('two') }]} />);
    expect(attributesIn(html, 'video source', 'src')).toEqual(['/sea.av1.mp4', '/sea.h264.mp4']);
    expect(attributesIn(html, 'video', 'preload')).toEqual(['none']);
    expect(parseHtml(html).querySelector('video[muted][loop][playsinline][aria-hidden="true"]')).not.toBeNull();
    expect(parseHtml(html).querySelectorAll('.hero__picture')).toHaveLength(2);
    expect(show(<HeroCarousel label="A view" slides={[moving]} />)).not.toContain('<video');
  });

  it('CNT-25 CNT-26 CNT-29 opens the overlay by its address, with a title and a picture for each experience', () => {
    const experiences = [
      { title: 'Swim', text: 'Before breakfast.', picture: picture('marina') },
      { title: 'Walk', text: 'With a botanist.', picture: picture('path') },
    ];
    const html = show(<ExperienceHighlights id="hours" title="Hours" experiences={experiences} />);
    expect(textsIn(html, 'a[href="#hours"]').join()).toContain('Explore Experiences');
    expect(parseHtml(html).querySelector('dialog[id="hours"]')).not.toBeNull();
    for (const part of ['Swim', 'Walk', '/marina.webp', '/path.webp']) expect(html).toContain(part);
    expect(attributesIn(html, 'dialog [aria-label]', 'aria-label')).toContain('Close');
    expect(
      textIn(<ExperienceHighlights id="hours" title="Hours" experiences={experiences} buttonText="See them" />),
    ).toMatch(/^See them/);
    const many = Array.from({ length: 13 }, (_, index) => ({
      title: `Hour ${index}`,
      text: 'Words.',
      picture: picture('path'),
    }));
    const full = parseHtml(show(<ExperienceHighlights id="hours" title="Hours" experiences={many} />));
    expect(['details', '.highlights__picture'].map((part) => full.querySelectorAll(part).length)).toEqual([12, 12]);
  });

  const tabs = [
    { slug: 'sea', label: 'Sea' },
    { slug: 'shore', label: 'Shore' },
  ];

  it.each([
    ['shore', false, 'shore'],
    [undefined, false, 'sea'],
    ['constructor', false, 'sea'],
    ['all', false, 'sea'],
    ['all', true, 'all'],
    ['', true, 'all'],
    [['sea'], true, 'all'],
  ] as const)('ROU-29 reads the tab %j (with All: %s) as %s', (asked, hasAll, chosen) => {
    expect(chosenTab(asked, { tabs, hasAll })).toBe(chosen);
  });

  it('CNT-02 ROU-29 shows the panels of the chosen tab, all of them for All; each tab is a link that keeps the other parameters', () => {
    const panels = [
      { key: 'a', tags: ['sea'], content: 'A' },
      { key: 'b', tags: ['shore'], content: 'B' },
      { key: 'c', tags: ['sea', 'shore'], content: 'C' },
    ];
    const block = (chosen: string) =>
      show(
        <TabsBlock
          id="tabs"
          label="Kinds"
          hasAll
          tabs={tabs}
          currentTab={chosen}
          panels={panels}
          layout="cards"
          query={{ id: '7' }}
        />,
      );
    const items = parseHtml(block('sea')).querySelectorAll('li[data-tab-tags]');
    expect(items.map((item) => [item.getAttribute('data-tab-tags'), item.hasAttribute('hidden')])).toEqual([
      ['sea', false],
      ['shore', true],
      ['sea shore', false],
    ]);
    expect(parseHtml(block('all')).querySelector('[data-tab-tags][hidden]')).toBeNull();
    expect(parseHtml(block('sea')).querySelector('[href="?id=7&tab=sea"][aria-current="true"]')).not.toBeNull();
    expect(textOf(block('sea'))).toContain('All Sea Shore 2 of 3 shown');
  });
});
