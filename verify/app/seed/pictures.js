'use strict';

const sharp = require('sharp');

const WIDTH = 800;
const HEIGHT = 600;

const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, color, width) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const repeat = (count, make) => Array.from({ length: count }, (unused, i) => make(i)).join('');

const boat = (x, y, hull, sail) =>
  path(`M${x} ${y} h150 l-28 46 h-94 z`, hull) +
  path(`M${x + 70} ${y - 10} v-140 l-62 140 z`, sail) +
  path(`M${x + 82} ${y - 10} v-110 l52 110 z`, '#fff4e0');

const flame = (x, y, height, fill) => {
  const half = height / 3;
  return path(
    `M${x} ${y} c${-half * 1.6} 0 ${-half * 1.4} ${-height * 0.5} ${-half * 0.2} ${-height * 0.65}` +
      ` c0 ${height * 0.2} ${half * 0.4} ${height * 0.1} ${half * 0.3} ${-height * 0.35}` +
      ` c${half * 1.6} ${height * 0.45} ${half * 1.2} ${height} ${-half * 0.1} ${height} z`,
    fill
  );
};

const plant = (x, y, leaf) =>
  line(`M${x} ${y} v-56`, '#386641', 8) +
  path(`M${x} ${y - 24} q-44 -6 -46 -44 q42 4 46 44 z`, leaf) +
  path(`M${x} ${y - 34} q44 -6 46 -44 q-42 4 -46 44 z`, leaf);

const scenes = {
  harbor: () =>
    rect(0, 0, WIDTH, HEIGHT, '#f6bd8b') +
    rect(0, 0, WIDTH, 170, '#e8875f') +
    rect(0, 170, WIDTH, 110, '#f0a274') +
    circle(590, 330, 86, '#ffe3a8') +
    path('M0 370 L130 270 L240 350 L380 240 L520 370 z', '#7a5c78') +
    repeat(6, (i) => rect(20 + i * 62, 330 - (i % 3) * 24, 44, 90 + (i % 3) * 24, '#4d3f5e')) +
    rect(0, 400, WIDTH, 200, '#1d4e89') +
    repeat(7, (i) => rect(40 + i * 110, 440 + (i % 2) * 70, 90, 8, '#3d78b4', 4)) +
    boat(150, 450, '#9e2a2b', '#ffd9a0') +
    boat(460, 486, '#f4efe6', '#c8553d'),

  grill: () =>
    rect(0, 0, WIDTH, HEIGHT, '#2b2024') +
    repeat(5, (row) =>
      repeat(6, (i) => rect(i * 150 - (row % 2) * 75, row * 62, 142, 54, '#43302f', 4))
    ) +
    repeat(5, (i) => flame(180 + i * 110, 500, 230 - (i % 2) * 60, '#e4572e')) +
    repeat(5, (i) => flame(180 + i * 110, 500, 140 - (i % 2) * 30, '#f9a03f')) +
    repeat(5, (i) => flame(180 + i * 110, 500, 70, '#ffe08a')) +
    rect(70, 500, 660, 44, '#6b4a3a', 22) +
    rect(110, 540, 580, 30, '#52382c', 15) +
    rect(60, 250, 680, 12, '#8d99a6', 6) +
    repeat(13, (i) => rect(90 + i * 50, 256, 8, 60, '#8d99a6', 4)),

  noodles: () =>
    rect(0, 0, WIDTH, HEIGHT, '#f3d9b1') +
    rect(0, 430, WIDTH, 170, '#a4583b') +
    circle(150, 120, 66, '#d1495b') +
    rect(128, 46, 44, 16, '#5b2333', 4) +
    rect(128, 178, 44, 16, '#5b2333', 4) +
    circle(660, 150, 52, '#d1495b') +
    rect(642, 90, 36, 14, '#5b2333', 4) +
    rect(642, 196, 36, 14, '#5b2333', 4) +
    `<ellipse cx="400" cy="330" rx="230" ry="56" fill="#7d3c2a"/>` +
    repeat(6, (i) =>
      line(`M${230 + i * 56} 330 q28 -70 56 0 t56 0`, i % 2 ? '#f7d070' : '#ffe29a', 16)
    ) +
    circle(330, 318, 30, '#fff7e6') +
    circle(330, 318, 14, '#f4a93b') +
    path('M170 330 h460 c0 150 -110 200 -230 200 s-230 -50 -230 -200 z', '#27476e') +
    rect(190, 372, 420, 12, '#8fb8de', 6) +
    line('M470 320 L650 110', '#5b2333', 12) +
    line('M500 326 L700 130', '#5b2333', 12),

  pizza: () =>
    rect(0, 0, WIDTH, HEIGHT, '#fbf3e4') +
    repeat(6, (row) =>
      repeat(8, (i) => ((row + i) % 2 ? '' : rect(i * 100, row * 100, 100, 100, '#e5989b')))
    ) +
    circle(400, 300, 238, '#ffffff') +
    circle(400, 300, 214, '#d9a05b') +
    circle(400, 300, 190, '#c8402f') +
    circle(400, 300, 176, '#f7d98b') +
    [[340, 210], [470, 230], [300, 330], [420, 330], [510, 350], [370, 420]]
      .map(([x, y]) => circle(x, y, 30, '#b5322b'))
      .join('') +
    [[400, 260], [330, 270], [460, 400], [300, 400], [500, 290]]
      .map(([x, y]) => path(`M${x} ${y} q30 -30 56 0 q-30 26 -56 0 z`, '#4f772d'))
      .join('') +
    line('M400 110 V490', '#d9a05b', 6) +
    line('M235 205 L565 395', '#d9a05b', 6) +
    line('M565 205 L235 395', '#d9a05b', 6),

  garden: () =>
    rect(0, 0, WIDTH, HEIGHT, '#cfe8ef') +
    circle(680, 100, 56, '#ffe08a') +
    path('M0 330 Q200 230 420 320 T800 290 V600 H0 z', '#90b77d') +
    path('M220 200 L400 110 L580 200 z', '#f4f1de') +
    rect(230, 200, 340, 170, '#e9f5f2') +
    repeat(6, (i) => rect(230 + i * 66, 200, 8, 170, '#8aa29e')) +
    rect(230, 276, 340, 8, '#8aa29e') +
    rect(0, 370, WIDTH, 230, '#6a4c36') +
    repeat(3, (row) => rect(0, 410 + row * 70, WIDTH, 16, '#543a28')) +
    repeat(3, (row) =>
      repeat(8, (i) => plant(60 + i * 98, 420 + row * 70, row % 2 ? '#6a994e' : '#83b05e'))
    ),

  chef: () =>
    rect(0, 0, WIDTH, HEIGHT, '#e09f3e') +
    circle(400, 320, 250, '#f2c57c') +
    path('M190 600 c0 -130 90 -180 210 -180 s210 50 210 180 z', '#ffffff') +
    path('M350 420 h100 l-50 76 z', '#9e2a2b') +
    repeat(2, (i) => circle(380 + i * 40, 540, 9, '#335c67')) +
    rect(360, 370, 80, 70, '#c98b64', 20) +
    circle(400, 310, 98, '#dba37b') +
    circle(364, 304, 9, '#3b2a24') +
    circle(436, 304, 9, '#3b2a24') +
    line('M366 348 q34 30 68 0', '#7b3f2e', 8) +
    rect(302, 190, 196, 64, '#f4efe6', 10) +
    circle(320, 150, 60, '#ffffff') +
    circle(400, 124, 74, '#ffffff') +
    circle(480, 150, 60, '#ffffff') +
    rect(318, 150, 164, 62, '#ffffff'),
};

const draw = async (name, file) => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `${scenes[name]()}</svg>`;

  await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(file);
};

module.exports = { draw };
