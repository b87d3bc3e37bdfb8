'use strict';

const paragraphs = (...texts) =>
  texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));

const week = (days, opensAt, closesAt) =>
  days.map((day) => ({
    day,
    opensAt: `${opensAt}:00.000`,
    closesAt: `${closesAt}:00.000`,
  }));

module.exports = { paragraphs, week };
