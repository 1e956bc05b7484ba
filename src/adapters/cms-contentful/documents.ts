import assets from './documents/assets.graphql';
import chefs from './documents/chefs.graphql';
import experienceCategories from './documents/experience-categories.graphql';
import experiences from './documents/experiences.graphql';
import extensions from './documents/extensions.graphql';
import faq from './documents/faq.graphql';
import home from './documents/home.graphql';
import navigation from './documents/navigation.graphql';
import news from './documents/news.graphql';
import onboardPages from './documents/onboard-pages.graphql';
import pages from './documents/pages.graphql';
import ports from './documents/ports.graphql';
import questionSets from './documents/question-sets.graphql';
import quizQuestions from './documents/quiz-questions.graphql';
import regions from './documents/regions.graphql';
import stories from './documents/stories.graphql';
import suites from './documents/suites.graphql';
import venues from './documents/venues.graphql';
import vessel from './documents/vessel.graphql';
import voyages from './documents/voyages.graphql';
import { keysOf } from '../../core/shared/typed-entries';

interface ContentfulDocument {
  readonly text: string;
  readonly collection: string;
  /**
   * Entries per page. Contentful rejects a query when its limit, multiplied by the limits of nested collections, is too
   * large.
   */
  readonly limit: number;
  /** No line can do without this document: a response without entries counts as bad. */
  readonly isVital?: true;
}

/** Everything that the site fetches from Contentful, by the name under which its last good response is stored. */
export const documents = {
  regions: { text: regions, collection: 'regionCollection', limit: 100, isVital: true },
  ports: { text: ports, collection: 'portCollection', limit: 100, isVital: true },
  suites: { text: suites, collection: 'suiteCollection', limit: 50, isVital: true },
  voyages: { text: voyages, collection: 'voyageCollection', limit: 25, isVital: true },
  experienceCategories: { text: experienceCategories, collection: 'experienceCategoryCollection', limit: 50 },
  experiences: { text: experiences, collection: 'experienceCollection', limit: 50 },
  stories: { text: stories, collection: 'storyCollection', limit: 50 },
  news: { text: news, collection: 'newsItemCollection', limit: 50 },
  venues: { text: venues, collection: 'venueCollection', limit: 50 },
  chefs: { text: chefs, collection: 'chefCollection', limit: 50 },
  onboardPages: { text: onboardPages, collection: 'onboardPageCollection', limit: 50 },
  extensions: { text: extensions, collection: 'voyageExtensionCollection', limit: 50 },
  faq: { text: faq, collection: 'faqGroupCollection', limit: 20 },
  pages: { text: pages, collection: 'pageCollection', limit: 50 },
  home: { text: home, collection: 'homeCollection', limit: 1, isVital: true },
  navigation: { text: navigation, collection: 'navigationCollection', limit: 1, isVital: true },
  vessel: { text: vessel, collection: 'vesselCollection', limit: 1, isVital: true },
  questionSets: { text: questionSets, collection: 'questionSetCollection', limit: 1 },
  quizQuestions: { text: quizQuestions, collection: 'quizQuestionCollection', limit: 50 },
  assets: { text: assets, collection: 'assetCollection', limit: 500 },
} as const satisfies Record<string, ContentfulDocument>;

export type DocumentName = keyof typeof documents;

export const documentNames = keysOf(documents);

export const isSingle = (name: DocumentName): boolean => documents[name].limit === 1;
