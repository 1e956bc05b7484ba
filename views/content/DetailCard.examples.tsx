import { FavouriteButton } from '../favourites/FavouriteButton';
import { useExamplePictures } from '../gallery/example-pictures';
import { DetailCard } from './DetailCard';

export const blockKind = 'Cards';

export const withDates = () => (
  <DetailCard
    eyebrow="Twelve nights"
    title="The long way round by Lesbos"
    picture={useExamplePictures()('dalmatian-town')}
    tags={['Small harbors', 'Two nights at anchor', 'A botanist aboard']}
    favouriteButton={
      <FavouriteButton type="VOYAGE" value="ON1-AEG-270505-012" title="The long way round by Lesbos" look="page" />
    }
    dates={
      <details>
        <summary>4 dates</summary>
        <ul>
          <li>
            <a href="#may">5 – 17 May 2027</a>
          </li>
        </ul>
      </details>
    }
    reserveHref="#reserve"
    inquireHref="#inquire"
  >
    <p>
      North along the Turkish coast, then west on the meltemi, with an afternoon set aside for whatever the captain
      likes best.
    </p>
  </DetailCard>
);
export const actionsAlone = () => (
  <DetailCard
    title="The marina"
    picture={useExamplePictures()('marina-platform')}
    actions={[
      { label: 'See life on board', href: '#onboard' },
      { label: 'Deck plans', href: '#decks' },
    ]}
  >
    <p>The stern folds down to the water, and the sea becomes the pool.</p>
  </DetailCard>
);
