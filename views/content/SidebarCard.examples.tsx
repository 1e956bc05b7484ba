import { SidebarCard } from './SidebarCard';

export const blockKind = 'Cards';

export const withAction = () => (
  <div className="gallery__narrow">
    <SidebarCard title="Sail there" action={{ label: 'See the voyage', href: '#' }}>
      <p>Provence by Water calls here on its third day, and lies at anchor until ten at night.</p>
    </SidebarCard>
  </div>
);
export const wordsAlone = () => (
  <div className="gallery__narrow">
    <SidebarCard title="When to come">
      <p>May for flowers, late September for warm water and empty tables.</p>
    </SidebarCard>
  </div>
);
