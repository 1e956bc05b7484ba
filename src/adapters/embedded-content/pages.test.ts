import { attributesIn, textsIn } from '../../../test/support/parse-html';
import { paths } from '../../web/paths';
import { loadNavigation } from './navigation';
import { loadPages } from './pages';

const pages = loadPages('config/sample-line/pages', { isPicture: () => true, isForm: () => true }, (error) => {
  throw error;
});
const addresses = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(addresses);
/** That a slug exists is what `links.test.ts` checks. */
const known = addresses(paths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`));

const linksIn = ({ html, actions }: (typeof pages)[number]) => [
  ...attributesIn(html, '[href]', 'href'),
  ...actions.map(({ href }) => href),
];

describe('the pages of the sample line', () => {
  it('ROU-21 ROL-02 are those that forms, dialogs and the footer link to, and the community’s for guests', () => {
    expect(pages.map(({ slug }) => `/${slug}`).sort()).toEqual(
      [...Object.values(paths.content), '/community-for-guests'].sort(),
    );
  });

  it('lead only to addresses and chapters that there are', () => {
    const dead = pages.flatMap((page) =>
      linksIn(page).filter((href) => {
        if (href.startsWith('#')) return !page.chapters.some(({ id }) => `#${id}` === href);
        return href.startsWith('/') && !known.some((path) => path.test(href.replace(/[?#].*/, '')));
      }),
    );
    expect(pages.flatMap(linksIn).length).toBeGreaterThan(8);
    expect(dead).toEqual([]);
  });

  it('H14 TRK-08 name every cookie and stored value in the cookie notice', () => {
    const { alert } = loadNavigation('config/sample-line/navigation.yaml', {
      pictures: ([name = '']) => [{ name, alt: '' }],
    });
    const notice = pages.find(({ slug }) => slug === 'cookie-notice');
    const cookies = [
      'utm',
      'consent',
      'sid',
      'otp',
      'signing-in',
      'known',
      'hold',
      'booking',
      'proved',
      'booked',
      'passkey',
      'made-link',
      'mcIntroSeen',
      alert?.cookie.name,
    ];
    const stored = [
      'reserveSelectedAdults',
      'reserveSelectedChildren',
      'has-favorited',
      'leadDrafts',
      'formDrafts',
      'sealedDrafts',
      'outing',
      'trip-pack',
      'trip-pack-assets',
      'notificationsOf',
      'notificationsAsked',
      'dismissedGlobalNotifications',
      'preference-survey-status',
      'preference-survey-intro',
      'recently-viewed',
      'landfall-scroll',
      'landfall-list',
      'back_session_referrer',
      'globalNotifications',
      'shortlist',
      'shortlist-notes',
      'shortlist-shares',
      'shortlist-sign-in-offered',
    ];
    expect(textsIn(notice?.html ?? '', 'code')).toEqual(expect.arrayContaining([...cookies, ...stored]));
    expect(notice?.chapters.map(({ id }) => id)).toContain('your-choice');
  });
});
