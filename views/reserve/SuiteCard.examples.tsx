import { useExamplePictures } from '../gallery/example-pictures';
import { sampleSuites } from './sample-suites';
import { SuiteCard } from './SuiteCard';

export function everyKind() {
  return (
    <>
      {sampleSuites(useExamplePictures()).map((suite) => (
        <SuiteCard key={suite.category} suite={suite} partySize={2} />
      ))}
    </>
  );
}
