// #region write
import { writeDeepLink } from '@brand/viewer-embed';

const VIEWER = 'https://portal.brand.example/viewer/';

/** Returns a link for a sign at the entrance: the route from there to a shop. */
export function linkFromEntrance(shopId: string): string {
  return writeDeepLink(VIEWER, {
    venue: 'harbour-mall',
    from: 'quay-entrance',
    to: shopId,
    accessible: true,
  });
}
// #endregion write

// #region read
import { readDeepLink } from '@brand/viewer-embed';

/** Lists what is wrong with a link, before it is printed. */
export function checkLink(address: string): readonly string[] {
  return readDeepLink(address).problems.map(
    ({ parameter, message }) => `${parameter}: ${message}`,
  );
}
// #endregion read
