import { useExamplePictures } from '../gallery/example-pictures';
import { ChefPage } from './ChefPage';
import { sampleChefs, sampleVenues } from './sample-dining';

export function ofOneRoom() {
  const [chef, other] = sampleChefs;
  return (
    <ChefPage
      frame={{ path: chef.href, year: 2027 }}
      head={{}}
      chef={chef}
      venues={[{ ...sampleVenues[0], picture: useExamplePictures()('aegean-dusk') }]}
      previous={other}
      next={other}
    />
  );
}
