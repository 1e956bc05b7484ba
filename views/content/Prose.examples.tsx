import { Prose } from './Prose';

export const blockKind = 'Articles';

const html =
  '<p>The pilot comes aboard at the outer buoy, drinks his coffee standing, and does not speak until the breakwater.</p><p>By then half the ship is on deck. The town lies in two rows, one on the quay and one on the hill, with the church between them like a bookmark.</p><h2>Before breakfast</h2><p>Go ashore while the nets are still wet. The bakery has <strong>four loaves</strong> a day that are not spoken for.</p><ul><li>Left at the chandler</li><li>Up the covered stair</li></ul>';

export const article = () => <Prose html={html} />;
