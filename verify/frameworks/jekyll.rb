# Builds a site with the real Jekyll, from the files of the Jekyll guide, the home page that `jekyll new` makes, and a layout in
# place of a theme's. The sample, a plugin, is loaded by Jekyll. A name that a template misspells fails the build.

require 'jekyll'

def write(path, text)
  FileUtils.mkdir_p(File.dirname(path))
  File.write(path, text)
end

write('index.markdown', "---\nlayout: home\n---\n")
write('_layouts/default.html', '{{ content }}')

Jekyll.logger.log_level = :warn
strict = { 'error_mode' => 'strict', 'strict_variables' => true, 'strict_filters' => true }
site = Jekyll::Site.new(Jekyll.configuration('liquid' => strict, 'disable_disk_cache' => true))
site.process

pages = Dir['_site/**/*.html']
abort 'The build makes no page beside the home page.' if pages.length < 2
pages.each { |page| abort "#{page} shows nothing." unless File.read(page).include?('<li>') }
