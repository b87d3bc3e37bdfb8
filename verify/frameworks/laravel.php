<?php
// What the Laravel guide needs of Laravel: its own HTTP client, cache, configuration and views, put together without an app.
// Debian's Laravel is version 8; the two methods of the client that came later are added where they are missing.

use Illuminate\Cache\CacheManager;
use Illuminate\Config\Repository;
use Illuminate\Container\Container;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Support\Facades\Facade;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

// It was written for an earlier PHP than Debian's.
error_reporting(E_ALL & ~E_DEPRECATED);
foreach (['Http', 'Cache', 'Config', 'Container', 'View'] as $package) {
    require_once "Illuminate/$package/autoload.php";
}
require_once 'GuzzleHttp/autoload.php';
require_once 'Dotenv/autoload.php';

PendingRequest::macro('throw', fn () => $this->withOptions(['http_errors' => true]));
PendingRequest::macro('withQueryParameters', fn (array $parameters) => $this->withOptions(['query' => $parameters]));

$app = Container::getInstance();
Facade::setFacadeApplication($app);
$app->instance('config', new Repository([
    'strapi' => require 'config/strapi.php',
    'cache' => ['default' => 'array', 'stores' => ['array' => ['driver' => 'array']]],
]));
$app->singleton('cache', fn () => new CacheManager($app));
$app->singleton('view', function () {
    $files = new Filesystem();
    $engines = new EngineResolver();
    $engines->register('blade', fn () => new CompilerEngine(new BladeCompiler($files, '.'), $files));
    return new Factory($engines, new FileViewFinder($files, ['resources/views']), new Dispatcher());
});

function config(string $key): mixed
{
    return Container::getInstance()->make('config')->get($key);
}

function view(string $name, array $data): Illuminate\Contracts\View\View
{
    return Container::getInstance()->make('view')->make($name, $data);
}

/** The controller that a new app has, for its own to extend. */
abstract class EmptyController
{
}
class_alias(EmptyController::class, 'App\Http\Controllers\Controller');

require 'app/Providers/AppServiceProvider.php';
(new App\Providers\AppServiceProvider($app))->boot();

// What is shown for Tinker has no opening tag.
$code = file_get_contents($argv[1]);
if (!str_starts_with($code, '<?php')) {
    file_put_contents($argv[1], "<?php $code");
}
require $argv[1];
foreach (get_declared_classes() as $class) {
    if (is_subclass_of($class, EmptyController::class)) {
        echo $app->call([new $class(), 'index'])->render();
    }
}
