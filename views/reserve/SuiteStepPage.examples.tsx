import { sampleFareFacts } from '../fare-facts/sample-fare-facts';
import { useExamplePictures } from '../gallery/example-pictures';
import { frame, guestFrame } from '../voyages/sample-voyages';
import { headerAt, sampleSuites } from './sample-suites';
import { SuiteStepPage } from './SuiteStepPage';

const guests = { adults: 2, children: 0, action: '', hiddenFields: [] };

export function forAVisitor() {
  return (
    <SuiteStepPage
      frame={frame}
      header={headerAt(1)}
      voyageTitle="Cyclades in Seven Nights"
      guests={guests}
      suites={sampleSuites(useExamplePictures())}
      cover={sampleFareFacts.cover}
      priceNote="Lunch, dinner and treatments cost extra."
    />
  );
}

export function withErrorsForAGuest() {
  return (
    <SuiteStepPage
      frame={guestFrame}
      header={headerAt(1, [
        'Suite details not found. Please select an alternate suite or contact your Personal Yacht Consultant for help completing your reservation.',
      ])}
      voyageTitle="Cyclades in Seven Nights"
      guests={{ ...guests, adults: 4, children: 2 }}
      suites={sampleSuites(useExamplePictures())}
      cover={sampleFareFacts.cover}
    />
  );
}
