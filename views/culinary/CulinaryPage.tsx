import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/picture-view';
import { ChefPicker } from './ChefPicker';
import type { ChefView, CourseView, VenueGroupView } from './culinary-views';
import { culinaryTexts as texts } from './culinary.texts';
import { Dish, MenuCard } from './MenuCard';
import { VenueList } from './VenueList';

interface CulinaryPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly hero: PictureView;
  readonly groups: readonly VenueGroupView[];
  readonly evening: readonly CourseView[];
  readonly chefs: readonly ChefView[];
  readonly chosenChef: string;
}

export function CulinaryPage({ frame, head, hero, groups, evening, chefs, chosenChef }: CulinaryPageProps) {
  const rooms = groups.reduce((sum, { venues }) => sum + venues.length, 0);
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={texts.title} description={texts.description} />
      <Hero picture={hero} height="low">
        <h1 className="hero__title">{texts.headline}</h1>
        <p className="hero__standfirst">{texts.standfirst(rooms, chefs.length)}</p>
      </Hero>
      <div className="band dining">
        <p className="dining__opening">{texts.openingWord}</p>
        <VenueList groups={groups} />
      </div>
      {evening.length > 0 ? <SampleEvening evening={evening} /> : null}
      {chefs.length > 0 ? (
        <section className="band dining-chefs" id="chefs" aria-labelledby="chefs-title">
          <Eyebrow>{texts.chefsEyebrow}</Eyebrow>
          <h2 className="dining-chefs__title" id="chefs-title">
            {texts.chefsTitle}
          </h2>
          <p className="dining-chefs__lead">{texts.chefsLead}</p>
          <ChefPicker chefs={chefs} chosenSlug={chosenChef} />
        </section>
      ) : null}
    </SiteLayout>
  );
}

function SampleEvening({ evening }: Pick<CulinaryPageProps, 'evening'>) {
  return (
    <div className="dining-menu">
      <MenuCard eyebrow={texts.menuEyebrow} title={texts.menuTitle} note={texts.menuNote}>
        {evening.map(({ course, at, dish, venue, href }) => (
          <li key={href}>
            <span className="menu-card__course">{course}</span>
            <Dish dish={dish} />
            <span className="menu-card__table">
              <a href={href}>{venue}</a>
              {at}
            </span>
          </li>
        ))}
      </MenuCard>
    </div>
  );
}
