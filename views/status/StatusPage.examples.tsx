import { sampleFaqPage } from '../faq/sample-faq';
import type { Capability } from './status.texts';
import { StatusPage } from './StatusPage';

const { frame, head } = sampleFaqPage;
const all: readonly Capability[] = ['choosing', 'reserving', 'paying', 'signingIn', 'trips', 'messages'];
const page = (failing: readonly Capability[]) => (
  <StatusPage
    frame={frame}
    head={head}
    capabilities={all.map((name) => ({ name, isWorking: !failing.includes(name) }))}
    checkedAt="2:05 pm EST"
  />
);

export const everythingWorks = () => page([]);
export const twoInterrupted = () => page(['paying', 'signingIn']);
