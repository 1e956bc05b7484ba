import { readFileSync } from 'node:fs';
import { picturesSchema } from '../../../src/adapters/embedded-content/picture-ledger';
import { readYaml } from '../../../src/adapters/embedded-content/read-content';
import type { SampleLine } from '../../../src/adapters/embedded-content/sample-line';
import type { QuizQuestion } from '../../../src/core/preferences/question-set';
import type { MenuItem } from '../../../src/core/content/site-navigation.port';
import { inUnits } from '../../../src/core/shared/money';
import type { Picture } from '../../../src/core/shared/picture';
import { readModel } from './content-model';
import { assetLink, entryLink, type Fields, type StoredAsset, type StoredEntry } from './stored-entry';
import { toRichText } from './to-rich-text';

/** The sample line as its editors would keep it in Contentful, field by field of the model: every entry published, every picture an asset. */
export function seedLine(line: SampleLine): {
  readonly entries: readonly StoredEntry[];
  readonly assets: readonly StoredAsset[];
} {
  const model = new Map(readModel().map((type) => [type.sys.id, type.fields]));
  const entries: StoredEntry[] = [];
  const add = (type: string, key: string, fields: Fields) => {
    const id = `${type}-${key}`.slice(0, 64);
    if (entries.some((one) => one.id === id)) throw new Error(`two entries are called ${id}`);
    const known = model.get(type) ?? [];
    const filled = Object.fromEntries(
      known.flatMap((field) => (fields[field.id] === undefined ? [] : [[field.id, fields[field.id]]])),
    );
    const lacking = known.find((field) => field.required && filled[field.id] === undefined);
    if (lacking) throw new Error(`${id} has no ${lacking.id}`);
    entries.push({ id, type, draft: filled, published: filled });
    return entryLink(id);
  };
  const to = (type: string) => (slug: string) => entryLink(`${type}-${slug}`.slice(0, 64));
  const picture = (one: Picture | undefined) => one && assetLink(one.name);
  const pictures = (all: readonly Picture[]) => all.map(({ name }) => assetLink(name));
  const numbers = (all: readonly number[] | undefined) => all?.map(String);

  line.regions.forEach(({ picture: shown, ...rest }, position) =>
    add('region', rest.slug, { ...rest, picture: picture(shown), position }),
  );
  line.ports.forEach(({ latitude, longitude, picture: shown, ...rest }, position) =>
    add('port', rest.slug, { ...rest, place: { lat: latitude, lon: longitude }, picture: picture(shown), position }),
  );
  line.suites.forEach(({ suite: { decks, pictures: shown, panorama, ...rest } }, position) =>
    add('suite', rest.slug, {
      ...rest,
      decks: numbers(decks),
      pictures: pictures(shown),
      panorama: picture(panorama),
      position,
    }),
  );
  line.voyages.forEach(({ voyage }, position) => {
    const { title, slug, voyageId, nights, summary, body, highlights } = voyage;
    const days = voyage.days.map((day) =>
      add('itineraryDay', `${voyageId}-${day.day}`, {
        label: `${title}, day ${day.day}`,
        port: day.portSlug && to('port')(day.portSlug),
        title: day.title,
        berth: day.type === 'At Sea' ? undefined : day.type,
        arrives: day.arrives,
        departs: day.departs,
        note: day.scheduleNote,
        description: day.description,
        picture: picture(day.picture),
      }),
    );
    add('voyage', slug, {
      title,
      slug,
      voyageId,
      nights,
      summary,
      body,
      highlights,
      days,
      position,
      shown: voyage.isPublished,
      region: to('region')(voyage.regionSlug),
      pictures: pictures(voyage.pictures),
      experiencesOpenBefore: day(voyage.experiencesOpenBefore),
    });
  });
  line.experienceCategories.forEach(({ picture: shown, ...rest }, position) =>
    add('experienceCategory', rest.slug, { ...rest, position, picture: picture(shown) }),
  );
  for (const {
    html,
    categorySlug,
    portSlug,
    price,
    months,
    disclaimers,
    isCustomOnly,
    editorialRank,
    pictures: shown,
    ...rest
  } of line.experiences) {
    add('experience', rest.slug, {
      ...rest,
      category: to('experienceCategory')(categorySlug),
      port: to('port')(portSlug),
      price: price && inUnits(price),
      months: numbers(months),
      pleaseNote: disclaimers,
      customOnly: isCustomOnly,
      rank: editorialRank,
      pictures: pictures(shown),
      body: toRichText(html),
    });
  }
  for (const { html, author, publishedOn, pictures: shown, voyageSlugs, portSlugs, ...rest } of line.stories) {
    add('story', rest.slug, {
      ...rest,
      authorName: author.name,
      authorRole: author.role,
      publishedOn: day(publishedOn),
      pictures: pictures(shown),
      voyages: voyageSlugs.map(to('voyage')),
      ports: portSlugs.map(to('port')),
      body: toRichText(html),
    });
  }
  for (const { html, publishedOn, picture: shown, ...rest } of line.news)
    add('newsItem', rest.slug, {
      ...rest,
      publishedOn: day(publishedOn),
      picture: picture(shown),
      body: toRichText(html),
    });
  for (const { html, chefSlug, evening, pictures: shown, ...rest } of line.venues) {
    add('venue', rest.slug, {
      ...rest,
      chef: chefSlug && to('chef')(chefSlug),
      eveningAt: evening?.at,
      eveningCourse: evening?.course,
      eveningDish: evening?.dish,
      pictures: pictures(shown),
      body: toRichText(html),
    });
  }
  for (const { html, venueSlugs, ...rest } of line.chefs)
    add('chef', rest.slug, { ...rest, venues: venueSlugs.map(to('venue')), body: toRichText(html) });
  for (const { html, pictures: shown, ...rest } of line.onboardPages)
    add('onboardPage', rest.slug, { ...rest, pictures: pictures(shown), body: toRichText(html) });
  for (const { html, regionSlug, portSlug, months, priceFrom, pictures: shown, ...rest } of line.extensions) {
    add('voyageExtension', rest.slug, {
      ...rest,
      region: to('region')(regionSlug),
      port: to('port')(portSlug),
      months: numbers(months),
      priceFrom: inUnits(priceFrom),
      pictures: pictures(shown),
      body: toRichText(html),
    });
  }
  line.faq.forEach(({ slug, title, questions }, position) => {
    const asked = questions.map(({ id, question, html }) =>
      add('faqQuestion', `${slug}-${id}`, { question, key: id, answer: toRichText(html) }),
    );
    add('faqGroup', slug, { title, slug, position, questions: asked });
  });
  for (const { html, changedOn, ...rest } of line.pages)
    add('page', rest.slug, { ...rest, changedOn: changedOn && day(changedOn), body: toRichText(html) });
  addHome(line, { add, picture, to });
  addNavigation(line, { add, picture });
  addVessel(line, { add, picture, pictures });
  const question = ({ quizAnswers, quizQuestions, tagInterestMatch, ...rest }: QuizQuestion): unknown =>
    add('quizQuestion', rest.questionKey, {
      ...rest,
      tagInterests: tagInterestMatch?.tagInterests,
      answers: quizAnswers.map(({ image, ...answer }) =>
        add('quizAnswer', `${rest.questionKey}-${answer.answerKey}`, { ...answer, image: picture(image) }),
      ),
      questions: quizQuestions.map(question),
    });
  const { quizIntro: intro, quizThankYou: thankYou, invitation, quizQuestions } = line.preferences;
  add('questionSet', 'survey', {
    title: 'Survey',
    intro,
    thankYou,
    invitation,
    questions: quizQuestions.map(question),
  });
  return { entries, assets: readAssets() };
}

interface Pen {
  readonly add: (type: string, key: string, fields: Fields) => unknown;
  readonly picture: (one: Picture | undefined) => unknown;
}

function addHome(
  { home }: SampleLine,
  { add, picture, to }: Pen & { readonly to: (type: string) => (slug: string) => unknown },
): void {
  const { opening, yacht, highlights, table, stories } = home;
  add('home', 'home', {
    title: home.title,
    description: home.description,
    openingTitle: opening.title,
    openingText: opening.text,
    yachtEyebrow: yacht.eyebrow,
    yachtTitle: yacht.title,
    yachtText: yacht.paragraphs.join('\n\n'),
    yachtPicture: picture(yacht.picture),
    yachtDetail: picture(yacht.detail),
    highlightsEyebrow: highlights.eyebrow,
    highlightsTitle: highlights.title,
    highlightsText: highlights.text,
    highlightsPicture: picture(highlights.picture),
    highlightsExperiences: highlights.experienceSlugs.map(to('experience')),
    tableEyebrow: table.eyebrow,
    tableTitle: table.title,
    tableText: table.text,
    tableQuote: table.quote,
    tablePicture: picture(table.picture),
    tableChef: to('chef')(table.chefSlug),
    storiesEyebrow: stories.eyebrow,
    storiesTitle: stories.title,
    slides: home.slides.map(({ action, picture: shown, ...rest }, index) =>
      add('homeSlide', String(index + 1), {
        ...rest,
        picture: picture(shown),
        actionLabel: action.label,
        actionHref: action.href,
      }),
    ),
    cards: home.cards.map(({ action, ...rest }, index) =>
      add('homeCard', String(index + 1), { ...rest, actionLabel: action.label, actionHref: action.href }),
    ),
  });
}

function addNavigation({ navigation: { menu, foot, alert, intro } }: SampleLine, { add, picture }: Pen): void {
  const item = ({ tiles, subMenu, ...rest }: MenuItem, key: string): unknown =>
    add('menuItem', key, {
      ...rest,
      subMenu: subMenu?.map((below, index) => item(below, `${key}-${index + 1}`)),
      tiles: tiles?.map(({ picture: shown, ...tile }, index) =>
        add('featuredTile', `${key}-${index + 1}`, { ...tile, picture: picture(shown) }),
      ),
    });
  add('navigation', 'site', {
    title: 'The site',
    menu: menu.map((entry, index) => item(entry, String(index + 1))),
    foot,
    alert,
    intro,
  });
}

function addVessel(
  { vessel: { pictures: shown, panorama, marina, paragraphs, name, ...rest } }: SampleLine,
  { add, picture, pictures }: Pen & { readonly pictures: (all: readonly Picture[]) => unknown },
): void {
  add('vessel', 'yacht', {
    ...rest,
    title: name,
    paragraphs: paragraphs.join('\n\n'),
    pictures: pictures(shown),
    panorama: picture(panorama),
    marinaTitle: marina.title,
    marinaText: marina.text,
    marinaPicture: picture(marina.picture),
  });
}

/** The site's own pictures, under their own names, so that both lines look the same. */
function readAssets(): readonly StoredAsset[] {
  const known = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8')) as Record<
    string,
    { readonly width: number; readonly height: number }
  >;
  const alternatives = readYaml('config/sample-line/pictures.yaml', picturesSchema);
  return Object.entries(known).map(([name, { width, height }]) => ({
    id: name,
    title: name,
    description: alternatives[name] ?? '',
    contentType: 'image/webp',
    path: `/images/${name}.webp`,
    width,
    height,
  }));
}

/** As Contentful's GraphQL has a day. */
const day = (date: string | undefined) => date && `${date}T00:00:00.000Z`;
