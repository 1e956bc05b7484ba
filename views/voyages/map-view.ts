/** A map on a page. Without `landSrc`, the drawing contains its land. */
export interface MapView {
  readonly svg: string;
  /** The address of the land below the drawing, which a browser fetches when the map comes near the screen. */
  readonly landSrc?: string;
}
