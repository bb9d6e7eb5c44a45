import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docker } from '../docker.ts';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target?: string; args?: Record<string, string | null> };
}

/** A service of docker-compose.yml and the name of its image. */
export interface ServiceImage {
  service: string;
  image: string;
  /**
   * Dockerfile, stage and arguments of the build. Services with the same recipe share one image under two
   * names.
   */
  recipe?: string;
  /** Base images of an image built here, by the Dockerfile argument that names them. */
  bases?: Record<string, string>;
}

function basesOf({ context, dockerfile, args = {} }: NonNullable<Service['build']>) {
  const declared = readFileSync(path.join(context, dockerfile), 'utf8').matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm);
  return Object.fromEntries([...declared].map(([, name = '', image = '']) => [name, args[name] ?? image]));
}

/** Returns the image of every service, including those of profiles. */
export function composeImages(): ServiceImage[] {
  const config = JSON.parse(docker('compose', '--profile', '*', 'config', '--format', 'json')) as {
    name: string;
    services: Record<string, Service>;
  };
  return Object.entries(config.services).map(([service, { image, build }]) => ({
    service,
    image: image ?? `${config.name}-${service}`,
    ...(build
      ? { recipe: JSON.stringify([build.dockerfile, build.target, build.args]), bases: basesOf(build) }
      : {}),
  }));
}
