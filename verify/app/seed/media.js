'use strict';

const fs = require('fs/promises');
const os = require('os');
const path = require('path');

const media = require('./data/media');
const { draw } = require('./pictures');

module.exports = async ({ strapi, made }) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'port-alder-'));

  for (const { key, name, alternativeText, caption } of media) {
    const filepath = path.join(folder, name);
    await draw(key, filepath);
    const { size } = await fs.stat(filepath);

    const [file] = await strapi.plugin('upload').service('upload').upload({
      data: { fileInfo: { name, alternativeText, caption } },
      files: { filepath, originalFilename: name, mimetype: 'image/png', size },
    });

    made.media[key] = file.id;
  }

  await fs.rm(folder, { recursive: true });
};
