import { useExamplePictures } from '../gallery/example-pictures';
import { sampleSuites } from './sample-vessel';
import { SuiteCard } from './SuiteCard';

/** Three states: with a price, without one, and by appointment. */
export function threeInARow() {
  const suites = sampleSuites(useExamplePictures());
  return (
    <ul className="card-grid">
      {suites.map((suite) => (
        <li key={suite.slug}>
          <SuiteCard suite={suite} />
        </li>
      ))}
    </ul>
  );
}
