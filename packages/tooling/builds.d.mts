export function currentBuild(dist: string): string;
export function makeBuild(
  dist: string,
  make: (folder: string) => void | Promise<void>,
  now?: number,
): Promise<string>;
