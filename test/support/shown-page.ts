import type { PageResponse } from '../../src/web/rendering/page-answer';

/** The page of a response and its handler's props, without the frame that the renderer adds. */
export function shownPage(response: PageResponse) {
  const { type, props } = response.toElement({ path: '/', year: 2026 });
  return {
    page: type,
    name: typeof type === 'string' ? type : type.name,
    props: Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'frame')),
  };
}
