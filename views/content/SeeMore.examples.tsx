import { SeeMore } from './SeeMore';

export const blockKind = 'Articles';

const ports = ['Aegina', 'Amorgos', 'Folegandros', 'Hydra', 'Ios', 'Kythira', 'Lesbos', 'Milos'];

export const eightPorts = () => (
  <SeeMore id="example-ports">
    {ports.map((port) => (
      <a key={port} className="gallery__row" href={`#${port.toLowerCase()}`}>
        {port}
      </a>
    ))}
  </SeeMore>
);
export const nothingMore = () => (
  <SeeMore id="example-few-ports">
    {ports.slice(0, 3).map((port) => (
      <span key={port}>{port}</span>
    ))}
  </SeeMore>
);
