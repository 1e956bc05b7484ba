import { ExtensionChoicePage } from './ExtensionChoicePage';
import { sampleExtensions } from './sample-extensions';

const frame = { path: '/voyage-extensions/inquire', year: 2027 };

export const nothingNamed = () => (
  <ExtensionChoicePage frame={frame} head={{}} isUnknown={false} extensions={sampleExtensions} />
);
export const oneThatIsNot = () => (
  <ExtensionChoicePage frame={frame} head={{}} isUnknown extensions={sampleExtensions} />
);
