import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** File formats of overrides, in order of preference. */
const formats = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

/**
 * Creates a plugin that replaces drawings with other pictures: if `pictures/overrides/leaders/mentor.jpg` exists,
 * it is used wherever an app imports `pictures/leaders/mentor.svg`.
 */
export function pictureOverrides(appFolder: string) {
  const pictures = path.join(appFolder, 'pictures');
  return new webpack.NormalModuleReplacementPlugin(/\/pictures\/.+\.svg$/, (resource) => {
    const drawing = path.resolve(resource.context, resource.request);
    const { dir, name } = path.parse(path.relative(pictures, drawing));
    const override = formats
      .map((format) => path.join(pictures, 'overrides', dir, `${name}.${format}`))
      .find((file) => existsSync(file));
    if (override) resource.request = override;
  });
}
