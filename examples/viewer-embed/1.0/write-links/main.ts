// #region write
import { writeDeepLink } from '@brand/viewer-embed';

const VIEWER = 'https://portal.brand.example/viewer/';

/** For a sign at the entrance: the way from there to a shop. */
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

/** What is wrong in a link, before it is printed. */
export function checkLink(address: string): readonly string[] {
  return readDeepLink(address).problems.map(
    ({ parameter, message }) => `${parameter}: ${message}`,
  );
}
// #endregion read
