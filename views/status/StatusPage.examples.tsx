import { sampleFaqPage } from '../faq/sample-faq';
import type { Capability } from './status.texts';
import { StatusPage } from './StatusPage';

const { frame, head } = sampleFaqPage;
const all: readonly Capability[] = ['choosing', 'reserving', 'paying', 'signingIn', 'trips', 'messages'];
const page = (failing: readonly Capability[], reviewed: readonly Capability[] = []) => (
  <StatusPage
    frame={frame}
    head={head}
    capabilities={all.map((name) => {
      const state = reviewed.includes(name) ? 'reviewed' : 'working';
      return { name, state: failing.includes(name) ? 'failing' : state };
    })}
    checkedAt="2:05 pm EST"
  />
);

export const everythingWorks = () => page([]);
export const twoInterrupted = () => page(['paying', 'signingIn']);
export const oneUnderReview = () => page([], ['trips']);
