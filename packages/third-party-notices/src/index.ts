export { findPackages } from './find-packages.ts';
export { formatNotices } from './format-notices.ts';
export { packageName, readRecordedPackages, recordPackages } from './packages-record.ts';
export { type Notice, readNotice } from './read-notice.ts';
export { findReviewedLicense } from './reviewed-licenses.ts';
