export type InstallExtent = 'serving' | 'everything';
export const SERVING: InstallExtent;
export const EVERYTHING: InstallExtent;
export function installPackages(root: string, extent: InstallExtent): Promise<void>;
