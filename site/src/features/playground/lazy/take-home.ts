export { downloadProject } from '../project/download-project';
export { openInStackBlitz } from '../project/open-in-stackblitz';
export { shareAddress } from '../share/share-address';
export { checkBundle, fileNameFor } from '../venue/check-bundle';
