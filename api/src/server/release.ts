import manifest from '../../package.json' with { type: 'json' };

/** Version of the API, and the commit that its image was built from; undefined if that was not given. */
export const release = { version: manifest.version, commit: process.env.IMAGE_REVISION || undefined };

/** Version and short commit, for people. */
export const releaseText = [release.version, release.commit?.slice(0, 8)].filter(Boolean).join(' ');
