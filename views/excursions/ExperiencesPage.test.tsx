import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { Everything, NothingFound } from './ExperiencesPage.examples';
import { ExperienceCard } from './ExperienceCard';
import { ExperienceCategoryPage } from './ExperienceCategoryPage';
import { ExperiencePage } from './ExperiencePage';
import { LevelBars } from './LevelBars';
import { sampleExperiencePage, sampleExperiences } from './sample-experiences';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const show = (page: ReactElement) => renderToStaticMarkup(<HelmetProvider>{page}</HelmetProvider>);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the list of experiences', () => {
  it('holds everything in the page itself, the rest behind a See more that needs no script', () => {
    const html = show(<Everything />);
    expect(textsIn(html, 'details.experience-group__more:not([open]) > summary')).toEqual([
      expect.stringMatching(/^See 1 more/),
    ]);
    expect(html.match(/experience-card__title/g)).toHaveLength(3);
  });

  it('announces how many there are', () => {
    expect(textsIn(show(<Everything />), '[role="status"]')).toContain('3 experiences found');
  });

  it('answers before it offers the kinds once something is looked for, and always leads on', () => {
    const [all, none] = [show(<Everything />), show(<NothingFound />)];
    const order = (html: string) => attributesIn(html, '[id="kinds-title"], [id="results-title"]', 'id');
    expect(order(all)).toEqual(['kinds-title', 'results-title']);
    expect(order(none)).toEqual(['results-title', 'kinds-title']);
    expect(textOf(none)).toContain('Show all experiences Tell us your idea');
  });

  it('is a form that asks by its address, each chosen filter a link that removes it', () => {
    const html = show(<NothingFound />);
    expect(
      parseHtml(html).querySelector('form[role="search"][action="/shore-and-sea-experiences#results"][method="get"]'),
    ).not.toBeNull();
    expect(attributesIn(html, 'a, button', 'aria-label')).toContain('June, remove');
  });
});

describe('the card of an experience', () => {
  const [withPicture, withPlate, madeToOrder] = sampleExperiences(aPictureView);

  it('FAV-01 has a favourite button for its slug', () => {
    expect(withPicture && show(<ExperienceCard experience={withPicture} />)).toContain(
      'favorite=EXPERIENCE%3Abaskets-on-the-ground',
    );
  });

  it('shows a plate in the place of a picture, and says the port to everybody', () => {
    const html = withPlate ? show(<ExperienceCard experience={withPlate} />) : '';
    expect(parseHtml(html).querySelector('img')).toBeNull();
    expect(parseHtml(html).querySelector('[class="engraving engraving--sea"][aria-hidden="true"]')).not.toBeNull();
    expect(textsIn(html, '.hidden-to-the-eye')).toContain('Lošinj, ');
    expect(parseHtml(html).text).toContain('Lošinj, Croatia');
  });

  it('says what is made to order', () => {
    expect(madeToOrder && textOf(show(<ExperienceCard experience={madeToOrder} />))).toContain(
      'From $390.00 per guest Made to order',
    );
    expect(withPlate && textOf(show(<ExperienceCard experience={withPlate} />))).not.toContain('Made to order');
  });
});

describe('the page of an experience', () => {
  const page = sampleExperiencePage(aPictureView);

  it('prints what to bring, what to note, and the sailings that call there', () => {
    const text = textOf(show(<ExperiencePage {...page} />));
    expect(text).toContain('What to bring A hat with a chin strap A pencil Please note No toilet on board.');
    expect(text).toContain('Sailings that call at Lošinj');
    expect(text).toContain(
      '4 June 2027 Day 3, starts 8:30 am and 1:30 pm, local time Bay of Kotor to the Venetian Lagoon 9 – 16 June 2027',
    );
    expect(text).toMatch(/14 June 2027.*See More/);
  });

  it('says so when no sailing calls there, and leaves out lists without lines', () => {
    const text = textOf(
      show(
        <ExperiencePage
          {...page}
          calls={{ ...page.calls, next: [], later: [] }}
          experience={{ ...page.experience, bring: [] }}
        />,
      ),
    );
    expect(text).toContain('No sailing on sale reaches Lošinj');
    expect(text).not.toContain('What to bring');
  });

  it('EXC-23 draws the level as bars of four, said in words to those who cannot see them', () => {
    const html = show(<LevelBars bars={3} />);
    expect(html.match(/level-bars__bar--on/g)).toHaveLength(3);
    expect(attributesIn(html, '[role="img"]', 'aria-label')).toEqual(['3 of 4']);
  });
});

describe('the page of a kind', () => {
  const page = {
    frame: sampleExperiencePage(aPictureView).frame,
    head: {},
    slug: 'wild-company',
    title: 'Wild Company',
    summary: 'Whales.',
    hero: aPictureView('hero'),
    listHref: '/shore-and-sea-experiences',
    count: '0 experiences',
    experiences: [],
  };
  const tile = (slug: string) => ({
    slug,
    href: `/shore-and-sea-experiences/${slug}`,
    title: slug,
    count: '8 experiences',
    picture: aPictureView(slug),
  });

  it('CNT-22 leads on to the other kinds in a gallery, with a plate where a picture is missing', () => {
    const html = show(
      <ExperienceCategoryPage
        {...page}
        siblings={[tile('at-the-table'), tile('old-stones'), { ...tile('sail-and-oar'), picture: undefined }]}
      />,
    );
    expect(parseHtml(html).querySelector('.slides.slides--experience')).not.toBeNull();
    expect(attributesIn(html, '.card__link', 'href')).toContain('/shore-and-sea-experiences/old-stones');
    expect(parseHtml(html).querySelectorAll('figure.experience-slide')).toHaveLength(3);
    expect(html).toContain('engraving--sea');
  });

  it('VOY-12 says that a voyage has nothing of the kind, and leads beyond it', () => {
    const text = textOf(
      show(
        <ExperienceCategoryPage
          {...page}
          siblings={[]}
          beyondHref="/shore-and-sea-experiences/wild-company?reservationId=all"
        />,
      ),
    );
    expect(text).toContain('Nothing like it on this voyage');
    expect(text).toContain('Look at every voyage');
  });
});

describe('experiences along a guest’s voyage', () => {
  it('VOY-12 say on which of its days they are', () => {
    const [first] = sampleExperiences(aPictureView);
    expect(first && textOf(show(<ExperienceCard experience={{ ...first, when: '14 April 2027, day 3' }} />))).toContain(
      '14 April 2027, day 3',
    );
    const { calls, ...page } = sampleExperiencePage(aPictureView);
    expect(textOf(show(<ExperiencePage {...page} calls={{ ...calls, ofOwnVoyage: calls.next }} />))).toMatch(
      /On your voyage 4 June 2027/,
    );
    expect(textOf(show(<ExperiencePage {...page} calls={{ ...calls, ofOwnVoyage: [] }} />))).toContain(
      'Your voyage does not bring you to Lošinj while this is offered.',
    );
  });
});
