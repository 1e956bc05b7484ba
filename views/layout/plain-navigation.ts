import { layoutTexts as texts } from './layout.texts';
import type { NavigationView } from './navigation-view';
import { siteLinks } from './site-links';

export const plainNavigation: NavigationView = {
  menu: [{ title: texts.voyages, href: siteLinks.voyages }],
  regions: [],
  foot: {
    callToAction: { title: texts.call, words: texts.callWords, label: texts.inquireNow, href: siteLinks.inquireNow },
    columns: [
      {
        title: texts.line,
        links: [
          { title: texts.home, href: siteLinks.home },
          { title: texts.voyages, href: siteLinks.voyages },
          { title: texts.contact, href: siteLinks.contact },
          { title: texts.joinUs, href: siteLinks.joinUs },
        ],
      },
    ],
    legal: [
      { title: texts.privacy, href: siteLinks.privacyNotice },
      { title: texts.cookies, href: siteLinks.cookieNotice },
      { title: texts.terms, href: siteLinks.terms },
      { title: texts.accessibility, href: siteLinks.accessibility },
    ],
  },
};
