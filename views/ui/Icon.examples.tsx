import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

export const all = () => (
  <ul className="gallery__icons">
    {Object.keys(iconPaths).map((name) => (
      <li key={name}>
        <Icon name={name} />
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
